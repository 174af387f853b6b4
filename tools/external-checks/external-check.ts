/** What a program from outside found. */
export interface CheckResult {
  readonly check: string;
  readonly version: string;
  /** As it can be typed again. */
  readonly command: string;
  /** Null when it could not be run; `findings` says why. */
  readonly isGood: boolean | null;
  /** One sentence each. */
  readonly findings: readonly string[];
}

/** Runs a program that nobody here wrote against the shop. */
export type ExternalCheck = () => Promise<CheckResult[]>;
