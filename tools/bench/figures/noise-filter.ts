import { type ProcessorTime, processorTime } from './process-figures.ts';

/** A round is measured again when the host gave more than this share of the processors' time to others meanwhile. */
const MOST_STOLEN = 0.05;
/** How many times as many rounds are measured as were wanted, at most: some hosts are never quiet. */
const MOST_REPEATS = 3;

/**
 * Keeps out of the figures what the host of a virtual machine does: for seconds or minutes it may give the processors
 * to others. What is kept is chosen by the time that was taken away alone, not by what was measured.
 */
export class QuietRounds {
  /** The largest share of the processors' time that was taken away in a round that counts. */
  stolen = 0;
  /** Rounds that do not count. */
  dropped = 0;
  readonly #timeSoFar: () => ProcessorTime;

  constructor(timeSoFar: () => ProcessorTime = processorTime) {
    this.#timeSoFar = timeSoFar;
  }

  /** How quiet it was, in a sentence; nothing where the host took nothing away. */
  get summary(): string {
    if (this.stolen === 0 && this.dropped === 0) return '';
    const share = `${(this.stolen * 100).toFixed(0)} %`;
    return `In what counts, the host of this virtual machine took away at most ${share} of the processors' time; ${this.dropped} measurements that lost more were made again.`;
  }

  /** @returns so many rounds, the quietest of all that were measured, in the order in which they were */
  async take<Round>(count: number, measure: (round: number) => Promise<Round>): Promise<Round[]> {
    const measured: { readonly round: Round; readonly stolen: number }[] = [];
    const quiet = () => measured.filter(({ stolen }) => stolen <= MOST_STOLEN).length;
    while (quiet() < count && measured.length < MOST_REPEATS * count) {
      const before = this.#timeSoFar();
      const round = await measure(quiet() + 1);
      measured.push({ round, stolen: stolenBetween(before, this.#timeSoFar()) });
    }
    const bound = measured.map(({ stolen }) => stolen).toSorted((a, b) => a - b)[count - 1] ?? 0;
    const kept = measured.filter(({ stolen }) => stolen <= Math.max(bound, MOST_STOLEN)).slice(0, count);
    this.dropped += measured.length - kept.length;
    this.stolen = Math.max(this.stolen, ...kept.map(({ stolen }) => stolen));
    return kept.map(({ round }) => round);
  }
}

function stolenBetween(before: ProcessorTime, after: ProcessorTime): number {
  const wanted = after.wanted - before.wanted;
  return wanted > 0 ? (after.stolen - before.stolen) / wanted : 0;
}
