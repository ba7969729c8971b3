/** What a move did that is worth a sound of its own. */
export const SPECIAL = ["hit"];
