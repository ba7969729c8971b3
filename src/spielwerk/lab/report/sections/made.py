"""How the report was made."""

from spielwerk.lab.report.writer import Section, Writer


def section(writer: Writer) -> Section:
    seconds, seed = writer.words.number(writer.report["seconds"]), str(writer.report["seed"])
    made = writer.say("report-made-text", seed=seed, seconds=seconds)
    chance = writer.say(
        "report-chance-text",
        significant=writer.words.fine(writer.assumed["significant"]),
        comparisons=writer.report["comparisons"],
    )
    texts = [writer.say("report-made-version", version=writer.report["version"])]
    if command := writer.report.get("command"):
        texts.append(writer.say("report-made-command", command=command))
    return writer.section(
        "made", [made, *texts, chance, writer.say("report-made-caveat")], source=""
    )
