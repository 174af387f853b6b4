import { type ProcessorTime, processorTime } from './process-figures.ts';

/** A round is measured again when the host gave more than this share of the processors' time to others meanwhile. */
const MAX_STOLEN_SHARE = 0.05;
/** How many times as many rounds are measured as were wanted, at most: some hosts are never quiet. */
const MAX_ROUNDS_FACTOR = 3;

/**
 * Keeps out of the figures what the host of a virtual machine does: for seconds or minutes it may give the processors
 * to others. What is kept is chosen by the time that was taken away alone, not by what was measured.
 */
export class NoiseFilter {
  /** The largest share of the processors' time that was taken away in a round that counts. */
  stolenShare = 0;
  /** Rounds that do not count. */
  droppedRounds = 0;
  readonly #readTime: () => ProcessorTime;

  constructor(timeSoFar: () => ProcessorTime = processorTime) {
    this.#readTime = timeSoFar;
  }

  /** How quiet it was, in a sentence; nothing where the host took nothing away. */
  get summary(): string {
    if (this.stolenShare === 0 && this.droppedRounds === 0) return '';
    const share = `${(this.stolenShare * 100).toFixed(0)} %`;
    return `In what counts, the host of this virtual machine took away at most ${share} of the processors' time; ${this.droppedRounds} measurements that lost more were made again.`;
  }

  /** @returns so many rounds, the quietest of all that were measured, in the order in which they were */
  async collect<Round>(count: number, measure: (round: number) => Promise<Round>): Promise<Round[]> {
    const measured: { readonly round: Round; readonly stolen: number }[] = [];
    const quiet = () => measured.filter(({ stolen }) => stolen <= MAX_STOLEN_SHARE).length;
    while (quiet() < count && measured.length < MAX_ROUNDS_FACTOR * count) {
      const before = this.#readTime();
      const round = await measure(quiet() + 1);
      measured.push({ round, stolen: stolenBetween(before, this.#readTime()) });
    }
    const bound = measured.map(({ stolen }) => stolen).toSorted((a, b) => a - b)[count - 1] ?? 0;
    const kept = measured.filter(({ stolen }) => stolen <= Math.max(bound, MAX_STOLEN_SHARE)).slice(0, count);
    this.droppedRounds += measured.length - kept.length;
    this.stolenShare = Math.max(this.stolenShare, ...kept.map(({ stolen }) => stolen));
    return kept.map(({ round }) => round);
  }
}

function stolenBetween(before: ProcessorTime, after: ProcessorTime): number {
  const wanted = after.wanted - before.wanted;
  return wanted > 0 ? (after.stolen - before.stolen) / wanted : 0;
}
