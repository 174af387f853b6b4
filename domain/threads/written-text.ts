/*
 * What somebody wrote in a mail, without what their program put around it: the quoted mail and the signature. Read from
 * plain text, in the ways of Gmail, Apple Mail, Outlook, Thunderbird and their like, in the languages that are met most.
 */

/** `On Mon, 23 Nov 2026 at 10:00, Fern & Paw <…> wrote:`, as Gmail, Apple Mail and Thunderbird begin a quoted mail. */
const attribution =
  /(wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał\(a\)|napisał|kirjoitti)\b.{0,120}:\s*$/iu;

/** Of a quoted mail whose first line is of no known language: it ends in a colon and names an address. */
const namesAddress = /@\S+.*:\s*$/;

/** `-----Original Message-----` of Outlook, and the lines with which programs begin a forwarded mail. */
const divider =
  /^\s*-{2,}\s*(original message|ursprüngliche nachricht|message d'origine|mensaje original|messaggio originale|forwarded message|reply above this line)\s*-{0,}\s*$/i;

/** The first of the lines that stand above a mail that Outlook quotes. */
const headFrom = /^\s*\*?(from|von|de|da|van|från|fra|od)\s?:\*?\s+\S/i;
/** One of the others. */
const headOther =
  /^\s*\*?(sent|date|to|subject|gesendet|datum|an|betreff|envoyé|date|à|objet|enviado|fecha|para|asunto|inviato|oggetto|verzonden|aan|onderwerp)\s?:\*?\s/i;

const rule = /^\s*[_-]{5,}\s*$/;

/** What phones and programs say of themselves under what is written. */
const ownSignature =
  /^\s*(sent from (my |mail for |yahoo|outlook|proton|gmail|samsung)|get outlook for |von meinem \S+( \S+)? gesendet|gesendet von |envoyé de(puis)? |enviado desde |inviato da |verstuurd vanaf )/i;

/** How many lines an attribution may be broken into. */
const MAX_ATTRIBUTION_LINES = 3;

/**
 * @param text of a mail, plain
 * @returns what was written in it; empty where nothing was
 */
export function writtenText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n');
  const isUnquoted = withoutQuotes(lines);
  return (
    tidy(withoutSignature(withoutQuotedMail(isUnquoted))) ||
    // Written below a mail that its program quotes without a mark.
    tidy(withoutSignature(isUnquoted.filter((line) => !isMark(line))))
  );
}

/** Without lines that begin with `>`, and the line above that says whose they are. */
function withoutQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let isInQuote = false;
  for (const line of lines) {
    if (/^\s{0,3}>/.test(line)) {
      if (!isInQuote) dropAttribution(kept);
      isInQuote = true;
      continue;
    }
    if (line.trim() !== '') isInQuote = false;
    kept.push(line);
  }
  return kept;
}

/** Takes off the end of the lines, blank ones included, the attribution that stands there. */
function dropAttribution(lines: string[]): void {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  if (end < 0) return;
  for (let count = 1; count <= MAX_ATTRIBUTION_LINES && count <= end + 1; count += 1) {
    const said = lines.slice(end + 1 - count, end + 1);
    if (said.some((line) => line.trim() === '')) return;
    const sentence = said.join(' ');
    if (!attribution.test(sentence) && !namesAddress.test(sentence)) continue;
    lines.length = startOfSentence(lines, end + 1 - count);
    return;
  }
}

/** A sentence that was broken begins with its date, a line or two before the name. */
function startOfSentence(lines: readonly string[], start: number): number {
  const isBegun = /^\s*(on|am|le|el|il|op|em|den|dnia|w dniu)\s/i;
  for (let first = start; first > start - MAX_ATTRIBUTION_LINES && first >= 0; first -= 1) {
    if (lines[first]?.trim() === '') break;
    if (isBegun.test(lines[first] ?? '')) return first;
  }
  return start;
}

/** Without a quoted mail that has no marks of its own: from the line that begins it to the end. */
function withoutQuotedMail(lines: readonly string[]): string[] {
  const start = lines.findIndex((line, index) => beginsQuotedMail(line, lines.slice(index + 1, index + 6)));
  if (start < 0) return [...lines];
  const kept = lines.slice(0, start);
  if (rule.test(kept.findLast((line) => line.trim() !== '') ?? '')) {
    kept.length = kept.findLastIndex((line) => rule.test(line));
  }
  return kept;
}

function beginsQuotedMail(line: string, next: readonly string[]): boolean {
  if (divider.test(line)) return true;
  if (/^\s*(on|am|le|el|il|op|em|den)\s.*\d/i.test(line)) {
    const sentence = [line, ...next.slice(0, MAX_ATTRIBUTION_LINES - 1)];
    return sentence.some((_line, count) => attribution.test(sentence.slice(0, count + 1).join(' ')));
  }
  return headFrom.test(line) && next.filter((one) => headOther.test(one)).length >= 2;
}

function isMark(line: string): boolean {
  return divider.test(line) || headFrom.test(line) || headOther.test(line) || rule.test(line);
}

function withoutSignature(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => /^--\s*$/.test(line) || ownSignature.test(line));
  return start < 0 ? [...lines] : lines.slice(0, start);
}

function tidy(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
