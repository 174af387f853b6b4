/** Everything that faults and shoppers did in one run, in order, to investigate a failure. */
export interface RunLog {
  record(line: string): void;
  text(): string;
}

export function startRunLog(): RunLog {
  const begin = Date.now();
  const lines: string[] = [];
  return {
    record(line) {
      lines.push(`${String(Date.now() - begin).padStart(6)} ms  ${line}`);
    },
    text: () => lines.join('\n'),
  };
}
