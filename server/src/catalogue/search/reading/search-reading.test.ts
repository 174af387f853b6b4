import type { WordExpansion } from '../words/word-index.ts';
import type { Meaning } from './meanings.ts';
import { readSearch } from './search-reading.ts';
import type { ReadTerms, SearchTerm } from './search-terms.ts';

const salmon: WordExpansion = {
  anywhere: ['=salmon', 'salmon'],
  inTitle: ['=salmon'],
  elsewhere: ['salmon'],
  items: 3,
};

function term(text: string, ...meanings: Meaning[]): SearchTerm {
  return { text, isCorrected: false, meanings };
}

const dog = term('dog', { facts: { type: 'dog' } });
const kitten = term(
  'kitten',
  { facts: { type: 'cat', age: 'Puppy' } },
  { facts: { type: 'cat' }, wider: 'cat' },
);
const cat = term('cat', { facts: { type: 'cat' } });
const black = term('black', { facts: { color: 'Black' } });
const food = term('food', { facts: { category: 'food' } });
const toy = term('toy', { facts: { kind: 'Toy' } });
const text = term('salmon', { words: [salmon], named: [salmon] });
const unknown = term('xylophone');

/** A shop that has what the facts describe, and no more. */
function having(...items: Record<string, string>[]) {
  return async ({ facts }: { facts: object }) =>
    items.filter((item) => Object.entries(facts).every(([field, value]) => item[field] === value)).length;
}

/** A search of nothing but terms. */
function saying(terms: readonly SearchTerm[]): ReadTerms {
  return { terms, without: { words: [], facts: [] }, price: {}, told: terms.map((_, term) => ({ term })) };
}

async function read(terms: readonly SearchTerm[], ...items: Record<string, string>[]) {
  return readSearch(terms.map((one) => one.text).join(' '), saying(terms), having(...items));
}

const dogFood = { type: 'dog', category: 'food' };
const tomcat = { type: 'cat', category: 'pets', color: 'Black', age: 'Adult' };
const catToy = { type: 'cat', category: 'accessories', kind: 'Toy', color: 'Black' };

describe('a search is read', () => {
  it('as all the facts that its words state', async () => {
    expect(await read([dog, food], dogFood)).toMatchObject({
      facts: { type: 'dog', category: 'food' },
      isAboutAnimals: false,
      note: null,
    });
  });

  it('as facts and the words that state none', async () => {
    const reading = await read([text, dog, food], dogFood);
    expect(reading).toMatchObject({ expansions: [salmon], named: [salmon], note: null });
  });

  it('as one of an animal where two of its words describe one', async () => {
    expect((await read([black, cat], tomcat, catToy))?.facts).toEqual({
      type: 'cat',
      color: 'Black',
      category: 'pets',
    });
    expect((await read([black, cat], catToy))?.facts).toEqual({ type: 'cat', color: 'Black' });
    expect(await read([cat], tomcat)).toMatchObject({ facts: { type: 'cat' }, isAboutAnimals: true });
  });

  it('by a wider word where there is nothing of the narrow one, and says so', async () => {
    expect(await read([kitten, toy], catToy)).toMatchObject({
      facts: { type: 'cat', kind: 'Toy' },
      note: 'Nothing has all of “kitten toy”. Showing results for cat toy',
    });
  });

  it('without the words that tell least, where nothing has all, and says so', async () => {
    expect(await read([black, dog, food], dogFood)).toMatchObject({
      facts: { type: 'dog', category: 'food' },
      note: 'Nothing has all of “black dog food”. Showing results for dog food',
    });
    expect((await read([unknown, dog], dogFood))?.note).toBe(
      'Nothing has all of “xylophone dog”. Showing results for dog',
    );
  });

  it('as one thing where it contradicts itself', async () => {
    expect((await read([dog, cat, food], dogFood, { ...tomcat }))?.facts).toEqual(dogFood);
  });

  it('as what is not to be had without what it leaves out, where all that is sold has it', async () => {
    const without = { words: ['chicken'], facts: [] };
    const told = [{ term: 0 }, { kind: 'WITHOUT' as const, text: 'no chicken', value: 'chicken' }];
    const count = async ({ without: left }: { without: { words: readonly string[] } }) =>
      left.words.length > 0 ? 0 : 3;
    const reading = await readSearch('food no chicken', { ...saying([food]), without, told }, count);
    expect(reading).toMatchObject({
      ...{ isFound: false, miss: 'limits', note: 'The shop has that with chicken alone' },
    });
  });

  it('as nothing where nothing has any of its words', async () => {
    const nothing = { isFound: false, note: 'The shop has nothing that is “toy”' };
    expect(await read([unknown], dogFood)).toMatchObject({ isFound: false });
    expect(await read([toy], dogFood)).toMatchObject(nothing);
  });

  it('as nothing where it is not what is looked for, or not for whom, that something has', async () => {
    const vitamins = { ...unknown, text: 'vitamins', isKept: true };
    expect(await read([vitamins, dog], dogFood)).toMatchObject({ isFound: false });
    expect(await read([toy, { ...cat, isKept: true }], { kind: 'Toy', type: 'dog' })).toMatchObject({
      isFound: false,
    });
  });

  describe('with a thing beside it that may not be sold', () => {
    const collar = term('collar', { facts: { kind: 'Collar' } });
    const gps = { ...term('gps'), isGoods: true };
    const sold = { kind: 'Collar', category: 'accessories' };

    it('as nothing where it is not, with what is nearest', async () => {
      expect(await read([collar, gps], sold)).toMatchObject({
        ...{ isFound: false, miss: 'not_sold', nearest: 'collar' },
        note: 'The shop has no “gps”. The nearest is “collar”',
      });
    });

    it('as what has most of it where it is sold by itself', async () => {
      const bed = { ...term('bed', { facts: { kind: 'Bed' } }), isGoods: true };
      const cot = { kind: 'Bed', category: 'accessories' };
      expect(await read([collar, bed], sold, cot)).toMatchObject({
        ...{ isFound: true, miss: 'partly', nearest: null },
      });
    });

    it('as what is said of things, and no thing', async () => {
      expect(await read([collar, term('gps')], sold)).toMatchObject({ isFound: true, nearest: null });
    });

    it('as all of it where something has both', async () => {
      const having = { ...term('gps', { words: [salmon], named: [salmon] }), isGoods: true };
      expect(await read([collar, having], sold)).toMatchObject({ isFound: true, miss: null, note: null });
    });
  });

  it('part by part, in the order of its words', async () => {
    expect(
      (await read([black, kitten, unknown], { type: 'cat', age: 'Puppy', color: 'Black' })).parts,
    ).toEqual([
      { text: 'black', kind: 'COLOR', value: 'BLACK' },
      { text: 'kitten', kind: 'TYPE', value: 'CAT' },
      { text: 'kitten', kind: 'AGE', value: 'PUPPY' },
      { text: 'xylophone', kind: 'LEFT_OUT', value: null },
    ]);
  });

  it('with a quality that is known as the filter that asks for it, and by texts where none is known', async () => {
    const kind = 'QUALITY' as const;
    const friendly = {
      ...term('cat friendly', { facts: { goodWithCats: 'YES' } }, { words: [salmon] }),
      kind,
    };
    const asked = [dog, friendly];
    const dogs = { type: 'dog', category: 'pets' };
    expect((await read(asked, { ...dogs, goodWithCats: 'YES' })).parts.at(-1)).toEqual({
      ...{ text: 'cat friendly', kind, value: 'goodWithCats' },
    });
    expect(await read(asked, dogs)).toMatchObject({ expansions: [salmon], note: null });
  });

  it('without telling the category that no word says', async () => {
    const supper = term('salmon', {
      ...text.meanings[0],
      facts: { category: 'food' },
      impliesCategory: true,
    });
    expect((await read([supper, cat], { type: 'cat', category: 'food' })).parts).toEqual([
      { text: 'salmon', kind: 'WORD', value: 'salmon' },
      { text: 'cat', kind: 'TYPE', value: 'CAT' },
    ]);
  });

  it('as one of an animal where it names a price', async () => {
    const price = { kind: 'PRICE', text: 'below 200', value: '..200.00' } as const;
    const cheap = { ...saying([cat]), price: { highest: 200 }, told: [{ term: 0 }, price] };
    const { facts } = await readSearch('cats below 200', cheap, having(tomcat, catToy));
    expect(facts).toEqual({ type: 'cat', category: 'pets' });
  });

  it('with the correction said', async () => {
    expect((await read([{ ...dog, isCorrected: true }, food], dogFood))?.note).toBe(
      'Showing results for dog food',
    );
  });

  it('in a bounded number of tries, however many words it has', async () => {
    let tries = 0;
    const terms = [dog, cat, black, food, toy, kitten, text, unknown];
    const reading = await readSearch('', saying(terms), async () => {
      tries += 1;
      return 0;
    });
    expect(reading.isFound).toBe(false);
    expect(tries).toBeLessThanOrEqual(80);
  });
});
