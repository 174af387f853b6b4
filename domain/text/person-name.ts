/*
 * Names stand in mails and on pages for others to read. What somebody could be led away by, or reached at, is none.
 */

/** Written before a name, with a dot and perhaps without a space: "St.John". */
const titles: ReadonlySet<string> = new Set(
  'dr mr mrs ms mx prof st ste jr sr fr rev hon sgt lt cpt capt col gen maj'.split(' '),
);

/** Ends of domains that are none of a name, even behind a title or an initial. */
const domainEnds: ReadonlySet<string> = new Set(
  [
    'com net org edu gov mil int info biz name pro app dev xyz top site online shop store club live',
    'link click icu vip work space website tech fun win bid loan page blog cloud one life world today',
    'io ai co me tv cc ly gg to us uk eu de fr ch at nl be it es pt pl ru ua cn jp kr in br ca au nz',
    'se no dk fi ie cz sk hu ro bg gr tr mx ar cl za sg hk tw th vn id my ph',
    'test example invalid localhost',
  ].flatMap((line) => line.split(' ')),
);

const LINK = /:\/\/|\bwww\.|\b(?:https?|ftp|mailto|tel|sms|javascript|data):/iu;
const EMAIL = /[^\s@]@[^\s@]/u;
/** Labels with dots between them, as domains and initials are written. */
const DOTTED = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const NUMBERS_WITH_DOTS = /^\d{1,3}(?:\.\d{1,3}){3}$/u;

/** Digits with what stands between those of a number to call. */
const DIAL = /\+?\p{Nd}[\p{Nd}\s().\-/]*/gu;
/** Fewest digits of a number to call. */
const MIN_DIGITS = 7;

/** Beyond any name; what is longer is not looked through. */
const MAX_LENGTH = 500;

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
/** What browsers take for the dot of a domain. */
const OTHER_DOTS = /[\u3002\uff61]/gu;

/**
 * Whether a text can be somebody's name: it is not, and has not in it, a link, a domain, an e-mail address or a number to
 * call.
 */
export function isPersonName(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const name = text.normalize('NFKC').replace(IGNORED, '').replace(OTHER_DOTS, '.');
  if (LINK.test(name) || EMAIL.test(name)) return false;
  return !(name.match(DOTTED) ?? []).some(isDomain) && !(name.match(DIAL) ?? []).some(isDialled);
}

function isDomain(dotted: string): boolean {
  if (NUMBERS_WITH_DOTS.test(dotted)) return true;
  const labels = dotted.split('.');
  const [before = '', last = ''] = labels.slice(-2);
  if (!/^(?:\p{L}{2,}|xn--.+)$/iu.test(last)) return false;
  const isInitial = Array.from(before).length === 1;
  const isCapital = /^\p{Lu}/u.test(last);
  // "J.De Souza" writes a name; "x.com" and "t.me" are domains of one letter.
  if (domainEnds.has(last.toLowerCase())) return !isInitial || !isCapital || last.length > 2;
  return !isInitial && !(titles.has(before.toLowerCase()) && isCapital);
}

function isDialled(digits: string): boolean {
  return digits.startsWith('+') || (digits.match(/\p{Nd}/gu) ?? []).length >= MIN_DIGITS;
}

/** What somebody is called of whom only an address is known: the words of what stands before the `@`. */
export function nameOfEmail(email: string): string {
  const words = (email.split('@')[0] ?? '').match(/\p{L}+/gu) ?? [];
  return words.join(' ') || 'Shopper';
}
