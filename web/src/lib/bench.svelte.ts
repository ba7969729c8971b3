import type { FromBench, ToBench } from "../tab/messages";
import { RANDOM, gamesIn, uncertainty, type Happening, type Question, type Told } from "./figures";
import { TabFailed } from "./refusal";

/** The worker, or a test's. */
export type BenchWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** What the worker has not answered yet. */
interface Asked {
  id: number;
  told: (answer: string) => void;
  failed: (why: Error) => void;
}

type Answer = { refused: string } | (Told & { happenings: Happening[] });

const SLICES = [0.05, 0.05, 0.1, 0.1, 0.25]; // seconds at a time: short ones for a quick answer
const FIRST_LOOK = 2; // slices of random games: one for each column
const FEWEST = 20; // games by a level before they replace the first look
const NARROW = 0.005; // wins by seat
const PATIENCE = 1000; // milliseconds; whoever changes a rule waits no longer for the old ones

/** The workbench of this page: asks its worker for games, as long as somebody looks at them. */
export class Bench {
  /** How much of Python has been loaded, from 0 to 1. */
  loaded = $state(0);
  isReady = $state(false);
  trouble = $state.raw<Error | null>(null);
  /** Why the rules cannot be played; the figures are those before. */
  refusal = $state("");
  told = $state.raw<Told | null>(null);
  happenings = $state.raw<readonly Happening[]>([]);
  /** How many games those have played who are asked for. */
  games = $state.raw<readonly [number, number]>([0, 0]);
  isPaused = $state(false);
  /** How far from the truth wins by seat may still be before games go on. */
  goal = $state(NARROW);
  /** That far, or closer. */
  isNarrow = $state(false);

  #worker: BenchWorker | null = null;
  #asked: Asked[] = [];
  #count = 0;
  #turn = 0;
  #question: { question: Question; language: string } | null = null;
  #least: readonly number[] = [];
  #waiting: (() => void)[] = [];

  constructor(
    private readonly open: () => BenchWorker,
    private readonly parcel: string | undefined,
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {}

  /** Play by these rules from now on, at least as many games in each column. What is under way
   * ends. */
  async ask(question: Question, language: string, least: readonly number[] = []): Promise<void> {
    const turn = ++this.#turn;
    this.#question = { question, language };
    this.#least = least;
    this.#goOn(); // so that whoever waits sees that it is over
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

  pause(): void {
    this.isPaused = true;
  }

  /** Go on after a pause, or until twice as much is certain, or after trouble. */
  async resume(): Promise<void> {
    this.isPaused = false;
    const isOver = this.isNarrow || this.trouble !== null;
    if (this.isNarrow) this.goal /= 2;
    this.#goOn();
    if (isOver) await this.#again();
  }

  async #again(): Promise<void> {
    if (this.#question === null) return;
    await this.ask(this.#question.question, this.#question.language, this.#least);
  }

  /** Somebody looks again. */
  seen(): void {
    this.#goOn();
  }

  close(): void {
    this.#fail("closed");
  }

  /** Random games first, which are there at once, then those of the level. */
  async #play(question: Question, language: string, isMine: () => boolean): Promise<void> {
    const looks = question.who === RANDOM ? [] : [{ ...question, who: RANDOM }];
    for (const look of looks)
      if (!(await this.#rows(look, language, isMine, (slices) => slices >= FIRST_LOOK))) return;
    await this.#rows(question, language, isMine, (_, told) => this.#isCertain(told));
  }

  /** Play by one question until it is enough. Whether whoever asked should go on. */
  async #rows(
    question: Question,
    language: string,
    isMine: () => boolean,
    isEnough: (slices: number, told: Told) => boolean,
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
    let told: Told = laid;
    for (let slices = 0; ; slices++) {
      this.#show(question, told);
      if (isEnough(slices, told)) return true;
      await this.#allowed();
      if (!isMine()) return false;
      const more = SLICES[Math.min(slices, SLICES.length - 1)] ?? 0;
      told = JSON.parse(await this.#send((id) => ({ id, more }))) as Told;
      if (!isMine()) return false;
    }
  }

  /** Random games are soon certain; even so, some are looked at closely before they stop. */
  #isCertain(told: Told): boolean {
    const isPlayed = [told.printed, told.own].every(
      ({ games, figures }, n) => games >= (this.#least[n] ?? 0) && "choices" in figures,
    );
    return isPlayed && uncertainty(told) <= this.goal;
  }

  /** A level's first few games would only flicker: until then, the first look stays. */
  #show(question: Question, told: Told): void {
    const isAsked = question.who === this.#question?.question.who;
    this.games = isAsked ? [told.printed.games, told.own.games] : [0, 0];
    this.isNarrow = isAsked && this.#isCertain(told);
    const least = question.who === RANDOM ? 1 : FEWEST;
    if (gamesIn(told) >= least) this.told = told;
  }

  /** Resolves when somebody looks and has not paused. */
  async #allowed(): Promise<void> {
    const turn = this.#turn;
    while ((this.isPaused || this.isHidden()) && turn === this.#turn)
      await new Promise<void>((goOn) => this.#waiting.push(goOn));
  }

  #goOn(): void {
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  // ---- The worker ------------------------------------------------------------------------------

  #send(message: (id: number) => ToBench): Promise<string> {
    return new Promise((told, failed) => {
      const id = ++this.#count;
      this.#asked = [...this.#asked, { id, told, failed }];
      this.#wake()?.postMessage(message(id));
    });
  }

  #wake(): BenchWorker | null {
    if (this.#worker !== null) return this.#worker;
    if (this.parcel === undefined) {
      this.#fail("there is no workbench for tabs here");
      return null;
    }
    const worker = this.open();
    worker.onmessage = ({ data }: MessageEvent<FromBench>) => this.#hear(data);
    worker.onerror = (event) => this.#fail((event as ErrorEvent).message);
    worker.postMessage({ parcel: this.parcel } satisfies ToBench);
    return (this.#worker = worker);
  }

  #hear(message: FromBench): void {
    if ("loaded" in message) this.loaded = Math.min(message.loaded, 1);
    else if ("ready" in message) this.isReady = true;
    else if ("failed" in message) this.#fail(message.failed);
    else {
      this.#asked.find(({ id }) => id === message.id)?.told(message.answer);
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
