report-twigs-last = somebody takes the last twig
