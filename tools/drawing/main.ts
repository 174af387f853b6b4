import { oneOf, readCommandLine } from '../../packages/local-stack/terminal/command-line.ts';
import { writeArticles } from './write-articles.ts';
import { writeBrand } from './write-brand.ts';
import { writeItems } from './write-items.ts';

/** `npm run draw`: draws the pictures that are committed, and that the shop only reads. */
const kinds = { items: writeItems, articles: writeArticles, brand: writeBrand };

const { kind, names } = readCommandLine(
  'npm run draw -- items [KEY…] | articles [NAME…] | brand',
  { allowPositionals: true },
  ({ positionals: [first = '', ...others] }) => ({
    kind: oneOf('What is drawn', Object.keys(kinds) as (keyof typeof kinds)[], first),
    names: others,
  }),
);
await kinds[kind](names);
