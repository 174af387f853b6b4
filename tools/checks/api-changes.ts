import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** A breaking change that was made on purpose: in the words of the check, and why (docs/api-changes.md). */
export interface AcceptedChange {
  readonly change: string;
  readonly reason: string;
}

/** Holds schema.graphql to the schema of the last release. @throws with what breaks clients and is not accepted */
export async function checkSchemaChanges(): Promise<void> {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const accepted: AcceptedChange[] = JSON.parse(read('docs/schema-releases/accepted-changes.json'));
  const problems = await findProblems(read(lastRelease()), read('schema.graphql'), accepted);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** What has to be done about the differences between two schemas, one sentence each. */
export async function findProblems(
  released: string,
  current: string,
  accepted: readonly AcceptedChange[],
): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(current));
  const breaking = changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
  const known = accepted.map(({ change }) => change);
  return [
    ...breaking.filter((change) => !known.includes(change)).map((change) => `Breaks clients: ${change}`),
    ...known
      .filter((change) => !breaking.includes(change))
      .map((change) => `Accepted, but not made: ${change}`),
    ...accepted.filter(({ reason }) => !reason).map(({ change }) => `Accepted without a reason: ${change}`),
  ];
}

/** The schema with the highest version in its name. */
export function lastRelease(): string {
  const schemas = globSync('docs/schema-releases/*.graphql', { cwd: projectRoot });
  const newest = schemas.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  if (!newest) throw new Error('docs/schema-releases has no schema of a release');
  return newest;
}
