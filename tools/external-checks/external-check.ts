/** What a program from outside found. */
export interface Verdict {
  readonly judge: string;
  readonly version: string;
  /** As it can be typed again. */
  readonly command: string;
  /** Null when it could not be asked; `findings` says why. */
  readonly isGood: boolean | null;
  /** One sentence each. */
  readonly findings: readonly string[];
}

/** A program that nobody here wrote, and how to ask it about the shop. */
export type Judge = () => Promise<Verdict[]>;
