import { StartError } from '../system/start-error.ts';

/** A database program that was found and answers. */
export interface Mongod {
  readonly path: string;
  /** In full, for example 6.0.5. */
  readonly version: string;
}

/**
 * One way to come by a mongod.
 *
 * @returns the program, or in one short sentence why there is none this way
 */
export interface MongodSource {
  readonly name: string;
  find(): Promise<Mongod | string>;
}

/**
 * Finds a mongod: the first source that has one that can open the data folder.
 *
 * @param writtenBy the series (for example 6.0) that wrote the data folder; null for a new one
 * @throws StartError listing everything that was tried, or naming the version that is needed
 */
export async function findMongod(
  sources: readonly MongodSource[],
  writtenBy: string | null,
): Promise<Mongod> {
  const tried: string[] = [];
  const unfit: Mongod[] = [];
  for (const source of sources) {
    const answer = await source.find();
    if (typeof answer === 'string') {
      tried.push(`${source.name}: ${answer}`);
      continue;
    }
    if (!writtenBy || seriesOf(answer.version) === writtenBy) return answer;
    unfit.push(answer);
  }

  const [other] = unfit;
  if (other && writtenBy) throw new StartError(otherVersionSentence(other, writtenBy));
  throw new StartError(
    `No mongod was found for the shop's database. Tried:\n${tried.map((line) => `  - ${line}`).join('\n')}\n` +
      'Install MongoDB, or connect a database of your own with MONGODB_URI.',
  );
}

/** The part of a version that decides who can read whose files: 6.0 of 6.0.5. */
export function seriesOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

function otherVersionSentence(found: Mongod, writtenBy: string): string {
  return (
    `The data folder was written by MongoDB ${writtenBy}, and the mongod found here (${found.path}) is ${found.version}. ` +
    `Put a mongod ${writtenBy} on PATH, or start afresh with \`npm run reset\` or another DATA_DIR.`
  );
}
