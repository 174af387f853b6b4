import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { textsIn } from './texts.ts';

/** Begins a verb that is spelled with “iz” in American English. */
const ize =
  'apolog|author|categor|custom|emphas|equal|familiar|final|general|harmon|immun|initial|item|local|maxim|memor|' +
  'minim|modern|neutral|normal|optim|organ|personal|prior|real|recogn|special|stabil|standard|steril|summar|' +
  'symbol|synchron|util|visual';

/** Spelled otherwise in American English, which the shop writes. */
const british = [
  /\w*(behavi|col|fav|flav|harb|hon|hum|lab|neighb|od|rum|vap)our(?!e)\w*/,
  /\b(centi|milli|kilo)?(met|lit)res?\b|\b(cent|theat|\w*fib)re[sd]?\b|\bgr(ey)(?!h)\w*/,
  /\b(cancel|counsel|label|model|travel)l(ed|ing|ers?)\b|\bcancellable\b|\b(jewellery|woollen)\b/,
  new RegExp(`\\b(un|re)?(${ize})is(e|ed|es|ers?|ing|ations?)\\b|\\banalys(e|ed|ing)\\b`),
  /\b(aluminium|amongst|cheques?|defence|draughts?|enquir\w+|kerbs?|learnt|licence|mould\w*|moustache)\b/,
  /\b(practise[ds]?|programmes?|pyjamas|storeys?|tyres?|whilst)\b/,
];

/** The shop says “log in”, as the specification does; who has done so has a “sign-in”. */
const otherWordForLogIn =
  /\bsign(s|ed|ing)?( you)? (in|out|up)\b|\bsigned-(in|out)\b|\bsigning[- ](in|out|up)\b/;

const wrong = new RegExp([...british, otherWordForLogIn].map(({ source }) => source).join('|'), 'i');

/** Words that people type, as they spell them. */
const readsOtherSpellings = [
  'domain/catalogue/animal-praise.ts',
  'domain/catalogue/fact-words.ts',
  'domain/goods-in/headings.ts',
];

function linesOf(file: string): { line: number; text: string }[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  if (/\.tsx?$/.test(file)) return textsIn(source);
  return source.split('\n').map((text, index) => ({ line: index + 1, text }));
}

const files = globSync(
  [
    '{client,server}/src/**/*.{ts,tsx}',
    '{domain,packages}/**/*.ts',
    'client/src/features/**/*.md',
    'client/*.html',
  ],
  { cwd: projectRoot, exclude: (path) => /node_modules$|client\/src\/gql$|\.test\.tsx?$/.test(path) },
).filter((file) => !readsOtherSpellings.includes(file));

test.each([
  ["{ label: 'Colour', update: 'Color.' }", 'Colour'],
  ["description: 'Colour.'", 'Colour'],
  ["'It was cancelled'", 'cancelled'],
  ["description: 'Kilograms and litres.'", 'litres'],
  ["price + ' per litre'", 'litre'],
  ['<p>Sign in again</p>', 'Sign in'],
  ["'Logs you out, after signing in'", 'signing in'],
  ["status === 'cancelled' || status === 'CANCELLED' || state === 'signed-out'", undefined],
  ["'Your sign-in has ended. A catalogue, an exercise, a surprise, a greyhound.'", undefined],
  ['const colour = cancelled; // organised', undefined],
])('%s has %s', (source, word) => {
  expect(textsIn(source).map(({ text }) => wrong.exec(text)?.[0])).toEqual(
    word ? expect.arrayContaining([word]) : expect.not.arrayContaining([expect.any(String)]),
  );
});

test('what people read is American English, with one word for a thing', () => {
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap((file) =>
    linesOf(file).flatMap(({ line, text }) => {
      const [word] = wrong.exec(text) ?? [];
      return word ? [`${file}:${line} ${word}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** What the shop comes with until its owner says otherwise. */
const defaults = ['domain/pages/page-head.ts', 'server/src/config/settings.ts'];

test('the name of the demo’s shop stands in its defaults alone', () => {
  const shown = [...files, ...globSync('client/public/*.{js,svg}', { cwd: projectRoot })].filter(
    (file) => !/^packages\/demo-shop\/|^client\/src\/testing\//.test(file),
  );
  const naming = shown.filter((file) => linesOf(file).some(({ text }) => /Fern (&|&amp;) Paw/.test(text)));
  expect(naming.toSorted()).toEqual(defaults);
});
