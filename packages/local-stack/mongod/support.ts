/** Last day of each series that MongoDB mends, by its lifecycle page. Those before have ended. */
const supportedUntil: Readonly<Record<string, string>> = { '7.0': '2027-08-31', '8.0': '2029-10-31' };

/** Whether MongoDB still mends this version; of what came out later than the list above, yes. */
export function isSupported(version: string, now: Date): boolean {
  const series = seriesOf(version);
  const lastDay = supportedUntil[series];
  if (lastDay) return now.toISOString().slice(0, 10) <= lastDay;
  return Number(series) > Math.max(...Object.keys(supportedUntil).map(Number));
}

/** "MongoDB 6.0.5, which is out of support", for whoever reads what something runs on. */
export function versionInWords(version: string, now: Date): string {
  return `MongoDB ${version}${isSupported(version, now) ? '' : ', which is out of support'}`;
}

/** The part of a version that decides who can read whose files: 6.0 of 6.0.5. */
export function seriesOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
