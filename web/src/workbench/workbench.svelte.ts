import type { FromWorkbench, ToWorkbench } from "../tab/messages";
import {
  RANDOM,
  gamesIn,
  uncertainty,
  type Happening,
  type Question,
  type Comparison,
} from "./figures";
import { TabFailed } from "../net/refusal";

export type WorkbenchWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** What the worker has not answered yet. */
interface Asked {
  id: number;
  answered: (answer: string) => void;
  failed: (why: Error) => void;
}

type Answer = { refused: string } | (Comparison & { happenings: Happening[] });

const SLICES = [0.05, 0.05, 0.1, 0.1, 0.25]; // seconds at a time: short ones for a quick answer
const FIRST_LOOK = 2; // slices of random games: one for each column
const FEWEST = 20; // games by a level before they replace the first look
const NARROW = 0.005; // wins by seat
const PATIENCE = 1000; // milliseconds; whoever changes a rule waits no longer for the old ones

/** The workbench of this page: asks its worker for games, as long as somebody looks at them. */
export class Workbench {
  /** How much of Python has been loaded, from 0 to 1. */
  loaded = $state(0);
  isReady = $state(false);
  trouble = $state.raw<Error | null>(null);
  /** Why the rules cannot be played; the figures are those before. */
  refusal = $state("");
  comparison = $state.raw<Comparison | null>(null);
  happenings = $state.raw<readonly Happening[]>([]);
  /** How many games those have played who are asked for. */
  games = $state.raw<readonly [number, number]>([0, 0]);
  isPaused = $state(false);
  /** How far from the truth wins by seat may still be before games go on. */
  goal = $state(NARROW);
  /** That far, or closer. */
  isNarrow = $state(false);

  #worker: WorkbenchWorker | null = null;
  #asked: Asked[] = [];
  #count = 0;
  #turn = 0;
  #question: { question: Question; language: string } | null = null;
  #least: readonly number[] = [];
  #waiting: (() => void)[] = [];

  constructor(
    private readonly open: () => WorkbenchWorker,
    private readonly pythonBundle: string | undefined,
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {}

  /** Play by these rules from now on, at least as many games in each column. What is under way
   * ends. */
  async ask(question: Question, language: string, least: readonly number[] = []): Promise<void> {
    const turn = ++this.#turn;
    this.#question = { question, language };
    this.#least = least;
    this.goOn(); // so that whoever waits sees that it is over
    this.#hurry(turn, this.#asked);
    try {
      await this.#play(question, language, () => this.#turn === turn);
    } catch (error) {
      if (this.#turn !== turn) return;
      if (!(error instanceof TabFailed)) throw error;
      this.trouble = error;
    }
  }

  /** A strong level may take minutes for a game: what it is doing for the old rules is given up. */
  #hurry(turn: number, busy: readonly Asked[]): void {
    if (busy.length === 0 || !this.isReady) return;
    setTimeout(() => {
      if (turn !== this.#turn || !busy.some((one) => this.#asked.includes(one))) return;
      this.close();
      void this.#again();
    }, PATIENCE);
  }

  /** Go on after a pause, or until twice as much is certain, or after trouble. */
  async resume(): Promise<void> {
    this.isPaused = false;
    const isOver = this.isNarrow || this.trouble !== null;
    if (this.isNarrow) this.goal /= 2;
    this.goOn();
    if (isOver) await this.#again();
  }

  async #again(): Promise<void> {
    if (this.#question === null) return;
    await this.ask(this.#question.question, this.#question.language, this.#least);
  }

  close(): void {
    this.#fail("closed");
  }

  /** Random games first, which are there at once, then those of the level. */
  async #play(question: Question, language: string, isMine: () => boolean): Promise<void> {
    const looks = question.who === RANDOM ? [] : [{ ...question, who: RANDOM }];
    for (const look of looks)
      if (!(await this.#rows(look, language, isMine, (slices) => slices >= FIRST_LOOK))) return;
    await this.#rows(question, language, isMine, (_, comparison) => this.#isCertain(comparison));
  }

  /** Play by one question until it is enough. Whether whoever asked should go on. */
  async #rows(
    question: Question,
    language: string,
    isMine: () => boolean,
    isEnough: (slices: number, comparison: Comparison) => boolean,
  ): Promise<boolean> {
    const answer = JSON.parse(
      await this.#send((id) => ({ id, ask: question, language })),
    ) as Answer;
    if (!isMine()) return false;
    this.trouble = null;
    this.refusal = "refused" in answer ? answer.refused : "";
    if ("refused" in answer) return false;
    const { happenings, ...laid } = answer;
    this.happenings = happenings;
    let comparison: Comparison = laid;
    for (let slices = 0; ; slices++) {
      this.#show(question, comparison);
      if (isEnough(slices, comparison)) return true;
      await this.#allowed();
      if (!isMine()) return false;
      const more = SLICES[Math.min(slices, SLICES.length - 1)] ?? 0;
      comparison = JSON.parse(await this.#send((id) => ({ id, more }))) as Comparison;
      if (!isMine()) return false;
    }
  }

  /** Random games are soon certain; even so, some are looked at closely before they stop. */
  #isCertain(comparison: Comparison): boolean {
    const isPlayed = [comparison.printed, comparison.own].every(
      ({ games, figures }, n) => games >= (this.#least[n] ?? 0) && "choices" in figures,
    );
    return isPlayed && uncertainty(comparison) <= this.goal;
  }

  /** A level's first few games would only flicker: until then, the first look stays. */
  #show(question: Question, comparison: Comparison): void {
    const isAsked = question.who === this.#question?.question.who;
    this.games = isAsked ? [comparison.printed.games, comparison.own.games] : [0, 0];
    this.isNarrow = isAsked && this.#isCertain(comparison);
    const least = question.who === RANDOM ? 1 : FEWEST;
    if (gamesIn(comparison) >= least) this.comparison = comparison;
  }

  /** Resolves when somebody looks and has not paused. */
  async #allowed(): Promise<void> {
    const turn = this.#turn;
    while ((this.isPaused || this.isHidden()) && turn === this.#turn)
      await new Promise<void>((goOn) => this.#waiting.push(goOn));
  }

  /** Somebody looks again, or wants something else. */
  goOn(): void {
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  // ---- The worker ------------------------------------------------------------------------------

  #send(message: (id: number) => ToWorkbench): Promise<string> {
    return new Promise((answered, failed) => {
      const id = ++this.#count;
      this.#asked = [...this.#asked, { id, answered, failed }];
      this.#wake()?.postMessage(message(id));
    });
  }

  #wake(): WorkbenchWorker | null {
    if (this.#worker !== null) return this.#worker;
    if (this.pythonBundle === undefined) {
      this.#fail("there is no workbench for tabs here");
      return null;
    }
    const worker = this.open();
    worker.onmessage = ({ data }: MessageEvent<FromWorkbench>) => this.#hear(data);
    worker.onerror = (event) => this.#fail((event as ErrorEvent).message);
    worker.postMessage({ pythonBundle: this.pythonBundle } satisfies ToWorkbench);
    return (this.#worker = worker);
  }

  #hear(message: FromWorkbench): void {
    if ("loaded" in message) this.loaded = Math.min(message.loaded, 1);
    else if ("ready" in message) this.isReady = true;
    else if ("failed" in message) this.#fail(message.failed);
    else {
      this.#asked.find(({ id }) => id === message.id)?.answered(message.answer);
      this.#asked = this.#asked.filter(({ id }) => id !== message.id);
    }
  }

  /** The next question wakes another worker. */
  #fail(why: string): void {
    console.info("the workbench:", why);
    this.#worker?.terminate();
    this.#worker = null;
    this.isReady = false;
    this.loaded = 0;
    for (const { failed } of this.#asked) failed(new TabFailed(why));
    this.#asked = [];
  }
}
