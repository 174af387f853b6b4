/** What the adversary and the shoppers did in one run, in order, for whoever looks into a failure. */
export interface RunLog {
  note(line: string): void;
  text(): string;
}

export function startRunLog(): RunLog {
  const begin = Date.now();
  const lines: string[] = [];
  return {
    note(line) {
      lines.push(`${String(Date.now() - begin).padStart(6)} ms  ${line}`);
    },
    text: () => lines.join('\n'),
  };
}
