import { type Spread } from '../figures/statistics.ts';
import { type Measurement } from '../load/measurements.ts';
import { type BackOfficeFigures } from '../scenarios/back-office.ts';
import { type MemorySample } from '../scenarios/memory-growth.ts';
import { type Profile } from '../scenarios/profile.ts';
import { type RepeatFigures } from '../scenarios/repeats.ts';
import { type ScalingResult } from '../scenarios/scaling.ts';
import { type SuggestionTimes } from '../scenarios/suggestions.ts';

/** What one run found out. A part that was left out is missing. */
export interface Results {
  readonly at: Date;
  readonly machine: string;
  /** How quiet the machine's host was, in a sentence; nothing where there is nothing to say. */
  readonly noise: string;
  /** Items of the shop that most figures are about. */
  readonly items: number;
  readonly measurements: readonly Measurement[];
  /** Reads of the catalogue that one answer takes, at most. */
  readonly catalogueReads?: { readonly list: number; readonly item: number; readonly search: number };
  readonly scaling?: readonly ScalingResult[];
  /** Checkouts beside no past orders, and beside many. */
  readonly history?: { readonly orders: number; readonly without: Measurement; readonly having: Measurement };
  readonly suggestions?: SuggestionTimes;
  /** Repeat deliveries that are due at once. */
  readonly repeats?: RepeatFigures;
  /** Lists, searches and files at shops with few and with many records. */
  readonly backOffice?: readonly BackOfficeFigures[];
  readonly startTimes?: Spread;
  /** The most that a server under all this load ever held, in megabytes. */
  readonly peakMemory?: number;
  readonly plateaus?: readonly MemorySample[];
  readonly fleet?: readonly Measurement[];
  readonly profiles?: readonly Profile[];
  /** Parts that could not be measured, and why. */
  readonly errors: readonly string[];
}

export function findMeasurement(
  results: Results,
  name: string,
  connections: number,
): Measurement | undefined {
  return results.measurements.find(
    (one) => one.scenario.name === name && one.connections === connections && one.passes.length > 0,
  );
}
