import { type Spread } from '../figures/statistics.ts';
import { type Measured } from '../load/passes.ts';
import { type Plateau } from '../scenarios/leak.ts';
import { type Profile } from '../scenarios/profile.ts';
import { type Grown } from '../scenarios/scaling.ts';

/** What one run found out. A part that was left out is missing. */
export interface Results {
  readonly at: Date;
  readonly machine: string;
  /** How quiet the machine's host was, in a sentence; nothing where there is nothing to say. */
  readonly quiet: string;
  /** Items of the shop that most figures are about. */
  readonly items: number;
  readonly measured: readonly Measured[];
  /** Reads of the catalogue that one answer takes, at most. */
  readonly commands?: { readonly list: number; readonly item: number; readonly search: number };
  readonly grown?: readonly Grown[];
  /** Checkouts beside no past orders, and beside many. */
  readonly history?: { readonly orders: number; readonly without: Measured; readonly having: Measured };
  readonly starts?: Spread;
  /** The most that a server under all this load ever held, in megabytes. */
  readonly peakMemory?: number;
  readonly plateaus?: readonly Plateau[];
  readonly fleet?: readonly Measured[];
  readonly profiles?: readonly Profile[];
  /** Parts that could not be measured, and why. */
  readonly troubles: readonly string[];
}

export function find(results: Results, name: string, connections: number): Measured | undefined {
  return results.measured.find(
    (one) => one.scenario.name === name && one.connections === connections && one.passes.length > 0,
  );
}
