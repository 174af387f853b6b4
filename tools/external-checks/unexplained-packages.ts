/** What `npm outdated --json` says of a package: once, or once for each workspace that names it. */
interface Versions {
  readonly current?: string;
  readonly latest: string;
}

export type Outdated = Readonly<Record<string, Versions | readonly Versions[]>>;

/** The packages with a newer major (below 1.0 a newer minor) that the page of held packages has no line for. */
export function unexplained(outdated: Outdated, page: string): string[] {
  return Object.entries(outdated)
    .filter(([, versions]) => [versions].flat().some(isBehind))
    .map(([name]) => name)
    .filter((name) => !page.includes(`\n| \`${name}\` | `))
    .toSorted();
}

function isBehind({ current = '', latest }: Versions): boolean {
  const [major = 0, minor = 0] = numbersIn(current);
  const [latestMajor = 0, latestMinor = 0] = numbersIn(latest);
  return latestMajor > major || (latestMajor === 0 && major === 0 && latestMinor > minor);
}

function numbersIn(version: string): number[] {
  return version.split(/[.-]/).map(Number);
}
