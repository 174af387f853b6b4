/** The part of the product that a mutant stands in. */
export type Room = 'domain' | 'server' | 'client';

/** A small planted fault, to see which tests notice it. */
export interface Mutant {
  /** A sentence: what the shop then does wrong. */
  readonly name: string;
  readonly room: Room;
  /**
   * The code that it changes, which stands once in the sources of its room. It names no file, so that moves don't break
   * it; where lines are broken does not matter either.
   */
  readonly find: string;
  readonly replace: string;
  /**
   * Names of the test files that touch it, without folder and ending: `checkout` for checkout.test.ts and checkout.e2e.ts.
   * `payments/checkout` where several have that name.
   */
  readonly tests: readonly string[];
}
