const example = 'name@example.com';

/** What is wrong with a text that is no e-mail address, beside its field. */
export function emailProblem(text: string): string {
  if (/\s/.test(text)) return `Without spaces, like ${example}`;
  const [name, domain, ...more] = text.split('@');
  if (domain === undefined) return `The @ is missing, as in ${example}`;
  if (more.length > 0) return `Only one @, as in ${example}`;
  if (!name) return `The part before the @ is missing, as in ${example}`;
  if (!domain) return `The part after the @ is missing, as in ${example}`;
  if (!domain.includes('.')) return `The part after the @ has no dot, as in ${example}`;
  return `This is not an e-mail address like ${example}`;
}
