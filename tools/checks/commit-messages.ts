import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** The last commit before messages had a form that is checked; releases replace it once they are tagged. */
const LAST_UNCHECKED = '8a79b4e';

const MAX_SUBJECT_LENGTH = 72;

const form = /^(feat|fix|perf|refactor|test|docs|build|ci|chore)(\([a-z0-9-]+\))?!?: (\S+).*[^.]$/;

/** "Added", "fixes", "adding": what a commit did, where its subject says what it does. */
const notImperative =
  /^(?!seed|feed|embed|need|speed|exceed|proceed|bring|string|ping)\w+(ed|ing)$|^(adds|fixes|makes|uses)$/i;

/** Git's own words for merges and reverts, and dependabot's, whose subjects are as long as a package's name. */
const generatedSubject = /^(Merge |Revert "|(build|ci)\(deps[a-z-]*\): bump )/;

/**
 * What is wrong with the first line of a commit's message.
 *
 * @returns one sentence, or null
 */
export function findProblem(subject: string): string | null {
  if (generatedSubject.test(subject)) return null;
  const [, , , verb] = form.exec(subject) ?? [];
  if (!verb) return 'is not `type(scope): imperative` without a full stop';
  if (notImperative.test(verb)) return `begins with "${verb}", which is no imperative`;
  return subject.length > MAX_SUBJECT_LENGTH ? `is longer than ${MAX_SUBJECT_LENGTH} letters` : null;
}

/**
 * Looks at every commit since the last release. A shallow clone that does not reach back so far shows nothing to look at.
 *
 * @throws with the commits that are not as they should be
 */
export async function checkCommitMessages(): Promise<void> {
  const since = (await git('describe', '--tags', '--abbrev=0', '--match', 'v*')) ?? LAST_UNCHECKED;
  const log = await git('log', '--format=%h %s', `${since}..HEAD`);
  if (log === null) console.log(`  no history back to ${since} here: no commit message is checked`);
  const problems = (log ?? '').split('\n').flatMap((commit) => {
    const problem = commit && findProblem(commit.slice(commit.indexOf(' ') + 1));
    return problem ? [`${commit}\n    ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** What git prints, or null where it can't say. */
async function git(...args: string[]): Promise<string | null> {
  return promisify(execFile)('git', args, { cwd: projectRoot, maxBuffer: 10_000_000 }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
