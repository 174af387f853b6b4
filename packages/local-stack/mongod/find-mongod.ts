import { StartError } from '../system/start-error.ts';
import { isSupported, seriesOf } from './support.ts';

/** A database program that was found and answers. */
export interface Mongod {
  readonly path: string;
  /** In full, for example 6.0.5. */
  readonly version: string;
}

/**
 * One way to come by a mongod.
 */
export interface MongodSource {
  readonly name: string;
  /** Whether somebody named this very program, which is then taken however old it is. */
  readonly isChosen?: boolean;
  /** Its version, where that is known before it is fetched. */
  readonly version?: string;
  /**
   * @param series that is wanted, for example 6.0; null for any
   * @returns the program, or in one short sentence why there is none this way
   */
  find(series: string | null): Promise<Mongod | string>;
}

/**
 * Finds a mongod: the first source that has one that can open the data folder. For a new folder that is the first one
 * that MongoDB still mends and, only where there is none, the first of all.
 *
 * @param writtenBy the series (for example 6.0) that wrote the data folder; null for a new one
 * @throws StartError listing everything that was tried, or naming the version that is needed
 */
export async function findMongod(
  sources: readonly MongodSource[],
  writtenBy: string | null,
  now = new Date(),
): Promise<Mongod> {
  const tried: string[] = [];
  const unfit: Mongod[] = [];
  let lastResort: Mongod | null = null;
  for (const source of sources) {
    // Nothing that is out of support is fetched where there is something like it already.
    if (lastResort && source.version && !isSupported(source.version, now)) continue;
    const answer = await source.find(writtenBy);
    if (typeof answer === 'string') {
      tried.push(`${source.name}: ${answer}`);
      continue;
    }
    if (writtenBy && seriesOf(answer.version) !== writtenBy) unfit.push(answer);
    else if (writtenBy || source.isChosen || isSupported(answer.version, now)) return answer;
    else lastResort ??= answer;
  }
  if (lastResort) return lastResort;

  const [other] = unfit;
  if (other && writtenBy) throw new StartError(otherVersionSentence(other, writtenBy));
  throw new StartError(
    `No mongod was found for the shop's database. Tried:\n${tried.map((line) => `  - ${line}`).join('\n')}\n` +
      'Install MongoDB, or connect a database of your own with MONGODB_URI.',
  );
}

function otherVersionSentence(found: Mongod, writtenBy: string): string {
  return (
    `The data folder was written by MongoDB ${writtenBy}, and the mongod found here (${found.path}) is ${found.version}. ` +
    `Put a mongod ${writtenBy} on PATH, or start afresh with \`npm run reset\` or another DATA_DIR.`
  );
}
