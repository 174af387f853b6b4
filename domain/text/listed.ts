/** Words as a sentence lists them: "Bella", "Bella and Max", "Bella, Max and Tom"; empty for none. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
