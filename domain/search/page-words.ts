import type { ArticleKind } from '../care/article-facets.ts';
import { type PageId, pages } from '../pages/pages.ts';
import { type ArticleWords, articleWords } from './article-words.ts';

/** A page of the shop, or an article or answer on one, that a search is about. */
export interface FoundPage {
  readonly title: string;
  /** With the article or answer behind a `#`. */
  readonly path: string;
  readonly is: 'page' | 'article' | 'answer';
}

/** What people look for that is a page of the shop and none of its items, in the singular. */
const words: Readonly<Partial<Record<PageId, string>>> = {
  returns:
    'return policy, return, refund, money back, send back, exchange, warranty, guarantee, widerruf, ruckgabe, retour, devolucion',
  help: 'help, faq, question, frequently asked question, hilfe, aide, ayuda',
  contact:
    'contact, contact u, phone number, opening hour, opening time, address, e mail, email, ask, where are you, kontakt, contacto',
  terms:
    'term, term and condition, shipping, shipping cost, delivery, delivery cost, delivery time, same day delivery, ' +
    'payment method, versand, lieferung, livraison, envio',
  privacy: 'privacy, privacy policy, data protection, cookie policy, datenschutz',
  goodsOrders: 'my order, order status, track order, track my order, tracking number, where is my order',
  repeatDelivery: 'repeat delivery, subscription, autoship, subscribe and save',
  dogTraining:
    'dog training, puppy training, train a puppy, train my puppy, train a dog, train my dog, train puppy',
  catTraining: 'cat training, kitten training, train a cat, train my cat, train a kitten',
  dogCare: 'dog care, puppy care',
  catCare: 'cat care, kitten care',
  care: 'animal care, pet care, care, rabbit care, bunny care',
};

const pageOf: ReadonlyMap<string, FoundPage> = new Map([
  ...(Object.entries(words) as [PageId, string][]).flatMap(([page, phrases]) => {
    const { title, path } = pages[page];
    return phrases.split(', ').map((phrase) => [phrase, { title, path, is: 'page' }] as const);
  }),
  ...Object.entries(articleWords).flatMap(([id, article]) =>
    article.phrases.split(', ').map((phrase) => [phrase, foundArticle(id, article)] as const),
  ),
]);

/** What begins a question: its answer is a page and no item. */
const questions = /^(?:how (?:to|do|can|often|much)|why|when|can (?:i|my)|what is) /;

/** What begins one that an article may answer: of what something is or costs, none tells. */
const articleQuestions = /^(?:how (?:to|do|can|often)|why|when|can (?:i|my)|should|what to do) /;

/**
 * The page that a search is about; null where it is about items.
 *
 * @param phrase the search in folded words, each in the singular
 */
export function findPage(phrase: string): FoundPage | null {
  const asked = phrase.replace(questions, '').replace(/^(?:i|you|we|my|your|a|the) /, '');
  return pageOf.get(asked) ?? pageOf.get(phrase) ?? null;
}

/** The article that answers a search; null where it is no question, or none does. */
export function findArticle(phrase: string): FoundPage | null {
  return articleQuestions.test(phrase) ? articleAbout(phrase.replace(articleQuestions, '').split(' ')) : null;
}

/** Words of a question that say what it is about. */
export function subjectsOf(asked: readonly string[]): string[] {
  return asked.filter((word) => !unasked.has(word));
}

/** Words of questions that are about no subject. */
const unasked = new Set(
  (
    'a an the i you we my your his her its it he she they is are be do doe did will would should can could have has ' +
    'to of on in at for from with without and or not no so my me if when why how what that this ' +
    'stop keep make get help prevent teach need want best way long old year month week day often'
  ).split(' '),
);

const animals: Readonly<Record<string, ArticleKind>> = {
  ...{ dog: 'dog', puppy: 'dog', doggy: 'dog', cat: 'cat', kitten: 'cat', kitty: 'cat' },
  ...{ rabbit: 'rabbit', bunny: 'rabbit', bird: 'bird', budgie: 'bird', parrot: 'bird' },
  ...{ guinea: 'guinea-pig', pig: 'guinea-pig', hamster: 'hamster' },
};

const articles = Object.entries(articleWords).map(([id, article]) => ({
  ...{ id, article },
  own: new Set<string>(article.words.split(' ')),
}));

/** The article that has the most words of a question, and half of them at least; of the animals that it names. */
function articleAbout(asked: readonly string[]): FoundPage | null {
  const named = asked.flatMap((word) => animals[word] ?? []);
  const subjects = subjectsOf(asked).filter((word) => !(word in animals));
  const scored = articles
    .filter(({ article }) => named.length === 0 || article.kinds.some((kind) => named.includes(kind)))
    .map(({ id, article, own }) => {
      const hits = subjects.filter((word) => own.has(word));
      const weights = [...hits, ...named.filter((animal) => own.has(animal))].map(weightOf);
      return { id, article, hits: hits.length, score: weights.reduce((sum, weight) => sum + weight, 0) };
    })
    .filter(({ hits }) => hits > 0 && hits * 2 >= subjects.length)
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best ? foundArticle(best.id, best.article) : null;
}

/** What few articles are about says more: “train on a leash” is about the leash. */
function weightOf(word: string): number {
  return 1 / articles.filter(({ own }) => own.has(word)).length;
}

function foundArticle(id: string, { page, title }: ArticleWords): FoundPage {
  return { title, path: `${pages[page].path}#${id}`, is: 'article' };
}
