import { createHash } from 'node:crypto';
import { type AddressObject, type Headers, MailParser } from 'mailparser';
import { isAutomaticMail } from '../../../../domain/threads/automatic-mail.ts';
import { MAX_MESSAGE_PHOTOS } from '../../../../domain/threads/thread-photos.ts';
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
  /** Files that call themselves pictures, and may be kept once they are looked at. */
  readonly pictures: readonly Buffer[];
  /** How many other files came with it, none of which is kept. */
  readonly files: number;
}

/** Where mail servers write for whom a mail came, beside its own lines. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

/** @param raw as it was sent (RFC 5322) */
export async function readMail(raw: Buffer): Promise<InboundMail> {
  const { headers, html, files, pictures, ...parsed } = await parse(raw);
  const text = parsed.text || (html && (await textOfHtml(html)));
  const from = addressesIn(headers, 'from');
  const sender = from.length === 1 ? (from[0] ?? null) : null;
  const headerOf = (name: string) => (headers.has(name) ? lineOf(headers.get(name)) : null);
  return {
    ...{ from: sender, files, pictures, text: writtenText(text.slice(0, MAX_TEXT_LENGTH)) },
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
  readonly pictures: readonly Buffer[];
  readonly files: number;
}

/** Attachments are passed over as they come: nothing is kept in memory of what is no picture, or one more than may be. */
function parse(raw: Buffer): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const parser = new MailParser({
      ...{ skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true },
      maxHtmlLengthToParse: MAX_TEXT_LENGTH,
    });
    let headers: Headers = new Map();
    let text = '';
    let html = '';
    const pictures: Buffer[] = [];
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
      const isPicture = !part.related && part.contentType.startsWith('image/');
      const isKept = isPicture && pictures.length < MAX_MESSAGE_PHOTOS;
      if (!part.related && !isKept) files += 1;
      const chunks: Buffer[] = [];
      const place = isKept ? pictures.push(Buffer.alloc(0)) - 1 : -1;
      part.content?.on('end', () => {
        if (isKept) pictures[place] = Buffer.concat(chunks);
        part.release?.();
      });
      if (isKept) part.content?.on('data', (chunk: Buffer) => chunks.push(chunk));
      else part.content?.resume();
    });
    parser.on('error', reject);
    parser.on('end', () => resolve({ headers, text, html, pictures, files }));
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
