/** The headers of a mail, by their names in small letters; null for one that it has not. */
type HeaderOf = (name: string) => string | null;

/** Who sends what a mail server says of itself. */
const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@]|$)/i;

/**
 * Whether no person wrote a mail: an answer from a holiday, a bounce, what goes to a list. Nothing is ever said to such
 * a one, or two programs would write to each other for ever (RFC 3834).
 *
 * @param from address that it is from; empty for none
 */
export function isAutomaticMail(headerOf: HeaderOf, from: string): boolean {
  const submitted = headerOf('auto-submitted')?.trim().toLowerCase() ?? 'no';
  return (
    !submitted.startsWith('no') ||
    /\b(bulk|junk|list|auto_reply)\b/i.test(headerOf('precedence') ?? '') ||
    /\b(all|autoreply|oof|dr|ndr|rn|nrn)\b/i.test(headerOf('x-auto-response-suppress') ?? '') ||
    headerOf('x-autoreply') !== null ||
    headerOf('x-autorespond') !== null ||
    headerOf('list-id') !== null ||
    headerOf('return-path')?.trim() === '<>' ||
    /^multipart\/report\b/i.test(headerOf('content-type') ?? '') ||
    robots.test(from)
  );
}
