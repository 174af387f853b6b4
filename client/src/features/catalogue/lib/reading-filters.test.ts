import { readFilter, writeFilter } from './pet-filter.ts';
import { changeWithSearch, removalOf, statedFields, withStated } from './reading-filters.ts';
import type { Part } from './reading-words.ts';

const part = (text: string, kind: Part['kind'], value: string | null = text): Part => ({ text, kind, value });

/** Sentences as the shop reads them. */
const readings: Readonly<Record<string, readonly Part[]>> = {
  'Food for senior cats under $20': [
    part('food', 'CATEGORY', 'FOOD'),
    part('senior', 'AGE', 'SENIOR'),
    part('cats', 'TYPE', 'CAT'),
    part('under $ 20', 'PRICE', '..20.00'),
  ],
  'black kitten': [
    part('black', 'COLOR', 'BLACK'),
    part('kitten', 'TYPE', 'CAT'),
    part('kitten', 'AGE', 'PUPPY'),
  ],
  'puppy toy': [part('puppy', 'TYPE', 'DOG'), part('puppy', 'AGE', 'PUPPY'), part('toy', 'KIND', 'TOY')],
  'dog good with kids and cats': [
    part('dog', 'TYPE', 'DOG'),
    part('good with kids and cats', 'QUALITY', 'goodWithChildren'),
    part('good with kids and cats', 'QUALITY', 'goodWithCats'),
  ],
  'quiet cat that can be left alone': [
    part('quiet', 'QUALITY', 'energy=LOW'),
    part('cat', 'TYPE', 'CAT'),
    part('left alone', 'QUALITY', 'hoursAlone=8'),
  ],
  'calm dog': [part('calm', 'QUALITY'), part('dog', 'TYPE', 'DOG')],
  'wagwell bed from 20 to 50': [
    part('wagwell', 'BRAND'),
    part('bed', 'KIND', 'BED'),
    part('from 20 to 50', 'PRICE', '20.00..50.00'),
  ],
};

function after(search: string, change: object, address = ''): string {
  const params = writeFilter(new URLSearchParams(address), { search });
  const next = changeWithSearch(search, readings[search] ?? [], change);
  return decodeURIComponent(writeFilter(params, next).toString().replaceAll('+', ' '));
}

test('what a sentence says is shown beside the choices of the address, which win', () => {
  const [sentence, chosen] = ['Food for senior cats under $20', readFilter(new URLSearchParams('age=Adult'))];
  const read = { category: 'FOOD', type: 'CAT', priceMax: 20 };
  expect(withStated({}, readings[sentence] ?? [])).toEqual({ ...read, age: 'SENIOR' });
  expect(withStated(chosen, readings[sentence] ?? [])).toEqual({ ...read, age: 'ADULT' });
  expect(withStated({}, readings['quiet cat that can be left alone'] ?? [])).toEqual({
    ...{ type: 'CAT', energy: 'LOW', hoursAlone: '8' },
  });
  expect(withStated({}, readings['dog good with kids and cats'] ?? [])).toEqual({
    ...{ type: 'DOG', goodWithChildren: 'YES', goodWithCats: 'YES' },
  });
  expect(withStated({}, readings['calm dog'] ?? [])).toEqual({ type: 'DOG' });
  expect(withStated({}, readings['wagwell bed from 20 to 50'] ?? [])).toEqual({
    ...{ brand: 'wagwell', kind: 'BED', priceMin: 20, priceMax: 50 },
  });
});

test.each<[string, object, string]>([
  // Taken back: the words go, and what joined them.
  ['Food for senior cats under $20', { age: undefined }, 'q=Food for cats under $20'],
  ['Food for senior cats under $20', { priceMax: undefined }, 'q=Food for senior cats'],
  ['Food for senior cats under $20', { type: undefined }, 'q=Food for senior under $20'],
  // Chosen otherwise: the choice stands in their place, among the goods that the search is about.
  ['Food for senior cats under $20', { type: 'DOG' }, 'q=Food for senior under $20&type=dog'],
  ['Food for senior cats under $20', { priceMax: 30 }, 'q=Food for senior cats&priceMax=30'],
  ['Food for senior cats under $20', { age: 'ADULT' }, 'q=Food for cats under $20&age=Adult&category=food'],
  ['puppy toy', { age: 'ADULT' }, 'q=toy&type=dog&age=Adult&category=accessories'],
  // Of a word that says two things the other one stays.
  ['black kitten', { age: 'ADULT' }, 'q=black&type=cat&age=Adult'],
  ['wagwell bed from 20 to 50', { priceMax: 80 }, 'q=wagwell bed&priceMin=20&priceMax=80'],
  // Of what animals are known for as well.
  ['dog good with kids and cats', { goodWithCats: undefined }, 'q=dog&goodWithChildren=YES'],
  ['dog good with kids and cats', { goodWithDogs: 'YES' }, 'q=dog good with kids and cats&goodWithDogs=YES'],
  ['quiet cat that can be left alone', { energy: 'HIGH' }, 'q=cat that can be left alone&energy=HIGH'],
  ['quiet cat that can be left alone', { hoursAlone: '4' }, 'q=quiet cat that can be&hoursAlone=4'],
  // What the sentence says already, and what it says nothing of.
  ['black kitten', { color: 'BLACK' }, 'q=black kitten&color=Black'],
  ['black kitten', { gender: 'MALE' }, 'q=black kitten&gender=Male'],
  ['puppy toy', { available: true }, 'q=puppy toy&available=true'],
])('%s, changed to %j, is %s', (search, change, address) => {
  expect(after(search, change)).toBe(address);
});

test('nothing but its words is left of a sentence whose filters are all cleared', () => {
  const cleared = { type: undefined, age: undefined, kind: undefined };
  expect(after('puppy toy', cleared, 'age=Puppy')).toBe('');
});

test('a search that is changed itself is what it is changed to', () => {
  expect(after('puppy toy', { search: undefined })).toBe('');
});

test.each([
  ['black kitten', 'kitten', 'age=Puppy', 'q=black'],
  ['Food for senior cats under $20', 'cats', '', 'q=Food for senior under $20'],
])('of %s, %s is taken away with the choices that say the same', (search, text, address, left) => {
  const params = writeFilter(new URLSearchParams(address), { search });
  const removal = removalOf(text, search, readings[search] ?? []);
  expect(decodeURIComponent(writeFilter(params, removal).toString().replaceAll('+', ' '))).toBe(left);
});

test('choices that the list does not offer are offered to be taken back, but what the page is about', () => {
  const reading = readings['Food for senior cats under $20'] ?? [];
  expect(statedFields(reading, ['category'], {})).toEqual(['age', 'type']);
  expect(statedFields(reading, [], { category: 'FOOD', type: 'CAT' })).toEqual(['age']);
});
