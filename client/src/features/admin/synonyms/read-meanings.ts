/** Words that are typed one after another, with commas or line breaks between them; each once. */
export function readMeanings(text: string): string[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, ' '));
  return Array.from(new Set(words.filter(Boolean)));
}
