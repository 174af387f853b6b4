import { contactRules } from './input-rules.ts';
import { phoneAddress } from './phone-number.ts';
import { phoneText } from './phone-text.ts';

function readPhone(typed: unknown) {
  const { data, error } = contactRules.shape.phone.safeParse(typed);
  return data ?? error?.issues[0]?.message;
}

const DIGITS_ONLY = 'Digits only, for example 5551234567';
const DIGIT_COUNT = 'Between 5 and 15 digits';

describe('a phone number', () => {
  it.each<[string, unknown, string]>([
    ['digits alone', '5551234567', '5551234567'],
    ['brackets around the area', '(555) 123-4567', '5551234567'],
    ['brackets without a space', '(555)123-4567', '5551234567'],
    ['hyphens', '555-123-4567', '5551234567'],
    ['points', '555.123.4567', '5551234567'],
    ['spaces', '555 123 4567', '5551234567'],
    ['slashes', '030/123 45 67', '0301234567'],
    ['an area in brackets that begins with 0', '(030) 1234567', '0301234567'],
    ['spaces around it', '  555 123 4567  ', '5551234567'],
    ['a tab, as a table has it', '555\t123\t4567', '5551234567'],
    ['the end of a line', '555 123 4567\r\n', '5551234567'],
    ['a country', '+1 555 123 4567', '+15551234567'],
    ['a country and brackets', '+1 (555) 123-4567', '+15551234567'],
    ['a country in brackets', '(+49) 30 1234567', '+49301234567'],
    ['a plus apart', '+ 49 30 1234567', '+49301234567'],
    ['the 0 that is left out from abroad', '+44 (0)20 7946 0958', '+442079460958'],
    ['the 0 that is left out, with spaces', '+49 ( 0 ) 30 1234567', '+49301234567'],
    ['00 for abroad', '0049 30 1234567', '0049301234567'],
    ['no-break spaces', '555\u00a0123\u00a04567', '5551234567'],
    ['narrow no-break spaces', '01\u202f23\u202f45\u202f67\u202f89', '0123456789'],
    ['thin and figure spaces', '555\u2009123\u20074567', '5551234567'],
    ['ideographic spaces', '03\u30001234\u30005678', '0312345678'],
    ['hyphens that do not break', '555\u2011123\u20114567', '5551234567'],
    ['true hyphens', '555\u2010123\u20104567', '5551234567'],
    ['figure dashes', '555\u2012123\u20124567', '5551234567'],
    ['en dashes', '555–123–4567', '5551234567'],
    ['em dashes', '555—123—4567', '5551234567'],
    ['horizontal bars', '555―123―4567', '5551234567'],
    ['minus signs', '555−123−4567', '5551234567'],
    ['small hyphens', '555\ufe63123\ufe634567', '5551234567'],
    ['full-width hyphens', '03－1234－5678', '0312345678'],
    ['the long sign of Japanese, typed for a dash', '03ー1234ー5678', '0312345678'],
    ['soft hyphens', '555\u00ad123\u00ad4567', '5551234567'],
    ['middle dots', '555·123·4567', '5551234567'],
    ['bullets', '555•123•4567', '5551234567'],
    ['the marks around numbers in a contact book', '\u202a+1 (555) 123-4567\u202c', '+15551234567'],
    ['left-to-right marks', '\u200e555\u200e 123 4567\u200e', '5551234567'],
    ['isolates', '\u20665551234567\u2069', '5551234567'],
    ['zero-width spaces', '555\u200b123\u200b4567', '5551234567'],
    ['a byte order mark', '\ufeff5551234567', '5551234567'],
    ['full-width digits and plus', '＋８１　３（１２３４）５６７８', '+81312345678'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Devanagari digits', '९८७६५ ४३२१०', '9876543210'],
    ['Bengali digits', '০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['Thai digits', '๐๒-๑๒๓-๔๕๖๗', '021234567'],
    [
      'an Arabic number with its plus at its other end on the screen',
      '\u200f+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
      '+966501234567',
    ],
    ['an extension', '555-123-4567 ext. 89', '5551234567 ext. 89'],
    ['an extension without its point', '555-123-4567 ext 89', '5551234567 ext. 89'],
    ['an extension in full', '(555) 123-4567 Extension: 89', '5551234567 ext. 89'],
    ['an extension by its first letters', '555 123 4567 extn 89', '5551234567 ext. 89'],
    ['an extension behind an x', '555-123-4567x89', '5551234567 ext. 89'],
    ['an extension behind an x with spaces', '555-123-4567 X 89', '5551234567 ext. 89'],
    ['an extension behind a hash', '+1 555 123 4567 #1234567', '+15551234567 ext. 1234567'],
    ['an extension behind the pauses of a phone', '5551234567,,89', '5551234567 ext. 89'],
    ['an extension behind the wait of a phone', '5551234567;89', '5551234567 ext. 89'],
    ['the address of a link', 'tel:+1-555-123-4567', '+15551234567'],
    ['the address of a link with an extension', 'tel:+1-555-123-4567;ext=89', '+15551234567 ext. 89'],
    ['a number, as the old client sends it', 5551234567, '5551234567'],
    ['the fewest digits', '55512', '55512'],
    ['the most digits', '+123456789012345', '+123456789012345'],
  ])('may be written with %s', (_how, typed, normal) => {
    expect(readPhone(typed)).toBe(normal);
    expect(readPhone(normal)).toBe(normal);
  });

  it.each<[string, unknown, string]>([
    ['nothing', '', 'This field is required'],
    ['spaces', ' \u00a0 ', 'This field is required'],
    ['no value', undefined, 'This field is required'],
    ['null', null, 'This field is required'],
    ['marks that nobody sees', '\u200e\u202c', 'This field is required'],
    ['words', 'call me', DIGITS_ONLY],
    ['letters for digits', '555-CALL-NOW', DIGITS_ONLY],
    ['a letter within', '555123A4567', DIGITS_ONLY],
    ['Cyrillic letters', '555 тел 4567', DIGITS_ONLY],
    ['marks alone', '---', DIGITS_ONLY],
    ['a plus alone', '+', DIGITS_ONLY],
    ['two pluses', '++15551234567', DIGITS_ONLY],
    ['a plus within', '555+1234567', DIGITS_ONLY],
    ['a dash in front, as of a debt', '-5551234567', DIGITS_ONLY],
    ['an e-mail address', '5551234567@example.test', DIGITS_ONLY],
    ['a formula', '=1+555123456', DIGITS_ONLY],
    ['a NUL', '555\u00001234567', DIGITS_ONLY],
    ['digits set high', '555123456²', DIGITS_ONLY],
    ['a fraction', 555.5123, DIGITS_ONLY],
    ['a number below 0', -5551234567, DIGITS_ONLY],
    ['a number too large to be exact', 1e21, DIGITS_ONLY],
    ['a list', ['5551234567'], DIGITS_ONLY],
    ['yes', true, DIGITS_ONLY],
    ['an extension without a number', 'ext. 89', DIGITS_ONLY],
    ['an extension without digits', '5551234567 ext.', DIGITS_ONLY],
    ['an extension of letters', '5551234567 ext. front desk', DIGITS_ONLY],
    ['an extension too long to be one', '5551234567 ext. 12345678', DIGITS_ONLY],
    ['too few digits', '12', DIGIT_COUNT],
    ['too few digits before an extension', '555 ext. 1234', DIGIT_COUNT],
    ['too many digits', '1234567890123456', DIGIT_COUNT],
    ['two numbers', '555-123-4567 / 555-987-6543', DIGIT_COUNT],
    ['a novel', '5 '.repeat(100_000), DIGITS_ONLY],
  ])('is none where it is %s', (_what, typed, problem) => {
    expect(readPhone(typed)).toBe(problem);
  });
});

describe('the address that a telephone dials', () => {
  it.each([
    ['5551234567', 'tel:5551234567'],
    ['+15551234567 ext. 89', 'tel:+15551234567;ext=89'],
    ['(555) 123-4567 x89', 'tel:5551234567;ext=89'],
    ['555 123 4567 or later', 'tel:5551234567'],
    ['', 'tel:'],
  ])('of %j is %s', (phone, address) => {
    expect(phoneAddress(phone)).toBe(address);
  });
});

describe('a phone number as it is read', () => {
  it.each([
    ['+19145550142', '+1 (914) 555-0142'],
    ['5551234567', '(555) 123-4567'],
    ['5551234567 ext. 89', '(555) 123-4567 ext. 89'],
    ['(555) 123-4567', '(555) 123-4567'],
    ['+442079460958', '+44 207 946 0958'],
    ['0049301234567', '+49 301 234 567'],
    ['+35312345678', '+353 123 456 78'],
    ['+79161234567', '+7 916 123 4567'],
    ['0301234567', '030 123 4567'],
    ['55512', '555 12'],
    ['1234', '1234'],
    ['call me', 'call me'],
  ])('%s is written as %s', (stored, text) => expect(phoneText(stored)).toBe(text));
});
