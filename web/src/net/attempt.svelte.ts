import { wordsFor } from "./trouble";

/** Something that a page asks for and that may be refused: it is under way, or why it failed. */
export class Attempt {
  isBusy = $state(false);
  trouble = $state("");

  async make(act: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.trouble = "";
    try {
      await act();
    } catch (error) {
      this.trouble = wordsFor(error);
    }
    this.isBusy = false;
  }
}
