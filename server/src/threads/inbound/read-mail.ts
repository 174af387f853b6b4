import { createHash } from 'node:crypto';
import { type AddressObject, type Headers, MailParser } from 'mailparser';
import { isAutomaticMail } from '../../../../domain/threads/automatic-mail.ts';
import { writtenText } from '../../../../domain/threads/written-text.ts';

/** Most that is read of a mail's text, in characters. */
const MAX_TEXT_LENGTH = 1_000_000;

/** A mail as far as a question needs it. */
export interface InboundMail {
  /** Address of its one sender, in small letters; null where there is none, or several. */
  readonly from: string | null;
  /** All addresses that it may have come to, in small letters. */
  readonly recipients: readonly string[];
  /** Tells it from all others, however often it comes. */
  readonly key: string;
  readonly isAutomatic: boolean;
  /** What was written, without quotes and signature. */
  readonly text: string;
  /** How many files came with it, none of which is kept. */
  readonly files: number;
}

/** Where mail servers write for whom a mail came, beside its own lines. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

/** @param raw as it was sent (RFC 5322) */
export async function readMail(raw: Buffer): Promise<InboundMail> {
  const { headers, html, files, ...parsed } = await parse(raw);
  const text = parsed.text || (html && (await textOfHtml(html)));
  const from = addressesIn(headers, 'from');
  const sender = from.length === 1 ? (from[0] ?? null) : null;
  const headerOf = (name: string) => (headers.has(name) ? lineOf(headers.get(name)) : null);
  return {
    ...{ from: sender, files, text: writtenText(text.slice(0, MAX_TEXT_LENGTH)) },
    recipients: ['to', 'cc', ...recipientHeaders].flatMap((name) => addressesIn(headers, name)),
    key: keyOf(headerOf('message-id'), [sender, headerOf('date'), headerOf('subject'), text]),
    isAutomatic: isAutomaticMail(headerOf, sender ?? ''),
  };
}

/** The parser reads HTML as text only where it is the whole mail, without a picture beside it. */
async function textOfHtml(html: string): Promise<string> {
  const { text } = await parse(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`));
  return text;
}

interface Parsed {
  readonly headers: Headers;
  readonly text: string;
  /** Empty where there is none. */
  readonly html: string;
  readonly files: number;
}

/** Attachments are passed over as they come: nothing of them is kept in memory. */
function parse(raw: Buffer): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const parser = new MailParser({
      ...{ skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true },
      maxHtmlLengthToParse: MAX_TEXT_LENGTH,
    });
    let headers: Headers = new Map();
    let text = '';
    let html = '';
    let files = 0;
    parser.on('headers', (read) => {
      headers = read;
    });
    parser.on('data', (part) => {
      if (part.type === 'text') {
        text = part.text ?? '';
        html = part.html || '';
        return;
      }
      // A picture that stands in the text, such as that of a signature, is none that somebody sent along.
      if (!part.related) files += 1;
      part.content?.on('end', () => part.release?.());
      part.content?.resume();
    });
    parser.on('error', reject);
    parser.on('end', () => resolve({ headers, text, html, files }));
    parser.end(raw);
  });
}

function addressesIn(headers: Headers, name: string): string[] {
  return [headers.get(name)].flat().flatMap((value) => {
    if (typeof value === 'string') return value.toLowerCase().match(/[^\s<>,"]+@[^\s<>,"]+/g) ?? [];
    const { value: addresses = [] } = (value ?? {}) as Partial<AddressObject>;
    return addresses.flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
  });
}

/** A header as one line; of one with parts, what stands first in it. */
function lineOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return lineOf(value[0]);
  if (value instanceof Date) return value.toISOString();
  const { value: first, text } = (value ?? {}) as { readonly value?: unknown; readonly text?: unknown };
  if (typeof text === 'string') return text || '<>';
  return typeof first === 'string' ? first : '';
}

function keyOf(messageId: string | null, otherwise: readonly (string | null)[]): string {
  return createHash('sha256')
    .update(messageId?.trim() || JSON.stringify(otherwise))
    .digest('base64url');
}
