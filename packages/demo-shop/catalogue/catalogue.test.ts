import { Age, Category, Clan, Color, Gender, PetType } from '../../../domain/catalogue/pet-options.ts';
import { petRules } from '../../../domain/input/input-rules.ts';
import { toCents } from '../../../domain/money/money.ts';
import { catalogue } from './catalogue.ts';

const animals = catalogue.filter((item) => item.category === Category.PETS);
const goods = catalogue.filter((item) => item.category !== Category.PETS);
const pages = new Set(catalogue.map((item) => item.family ?? item.key));
const withClan = animals.filter((item) => item.clan !== undefined);

describe('the demo catalogue', () => {
  it('fills a shop: 44 animals, and at least 300 goods', () => {
    expect(animals.length).toBeGreaterThanOrEqual(44);
    expect(goods.length).toBeGreaterThanOrEqual(300);
    expect(goods.filter((item) => item.category === Category.FOOD).length).toBeGreaterThanOrEqual(150);
    expect(goods.filter((item) => item.category === Category.ACCESSORIES).length).toBeGreaterThanOrEqual(100);
  });

  it.each(['key', 'petname'] as const)('gives every item a %s of its own', (field) => {
    expect(new Set(catalogue.map((item) => item[field])).size).toBe(catalogue.length);
  });

  it.each(['short', 'details'] as const)('says of no two families the same in %s', (field) => {
    const families = new Map(catalogue.map((item) => [item[field], item.family ?? item.key]));
    expect(new Set(families.values()).size).toBe(pages.size);
    for (const item of catalogue) expect(families.get(item[field])).toBe(item.family ?? item.key);
  });

  it.each(
    [PetType.DOG, PetType.CAT].flatMap((type) =>
      Object.values(Category).map((category) => [type, category] as const),
    ),
  )('has at least six items on the list of type %s and category %s', (type, category) => {
    const listed = catalogue.filter((item) => item.type === type && item.category === category);
    expect(listed.length).toBeGreaterThanOrEqual(6);
  });

  it('has something for the other animals in each category', () => {
    for (const category of Object.values(Category)) {
      expect(
        catalogue.filter((item) => item.type === PetType.OTHER && item.category === category),
      ).not.toHaveLength(0);
    }
  });

  it.each(withClan.map((item) => [item.key, item] as const))(
    'enters %s as an admin could',
    (_key, { key, ...input }) => {
      expect(petRules.safeParse(input).error).toBeUndefined();
    },
  );

  it.each([
    ['clan', Clan],
    ['age', Age],
    ['color', Color],
    ['gender', Gender],
  ] as const)('shows animals of every %s', (field, options) => {
    expect(new Set(withClan.map((item) => item[field]))).toEqual(new Set(Object.values(options)));
  });

  it('names age, color and gender of the animals without a clan too', () => {
    for (const item of animals.filter((one) => one.type === PetType.OTHER)) {
      expect(item).toMatchObject({
        age: expect.any(String),
        color: expect.any(String),
        gender: expect.any(String),
      });
      expect(item.clan).toBeUndefined();
    }
  });

  it('prices to the cent, on both sides of the step in delivery at 50', () => {
    const prices = catalogue.map((item) => item.petprice);
    for (const price of prices) expect(toCents(price) / 100).toBe(price);
    expect(prices).toEqual(expect.arrayContaining([49.99, 50]));
    expect(prices.filter((price) => price < 50).length).toBeGreaterThan(20);
    expect(prices.filter((price) => price > 50).length).toBeGreaterThan(20);
  });

  it('counts stock of goods only, with some short and some gone', () => {
    expect(animals.every((item) => item.stock === undefined)).toBe(true);
    expect(goods.every((item) => Number.isInteger(item.stock))).toBe(true);
    expect(goods.filter((item) => item.stock === 0).length).toBeGreaterThan(0);
    expect(
      goods.filter((item) => item.stock !== undefined && item.stock > 0 && item.stock <= 3).length,
    ).toBeGreaterThan(2);
  });

  it('writes one line for the card and three to six sentences for the page', () => {
    for (const item of catalogue) {
      expect(item.short.length).toBeLessThanOrEqual(120);
      const sentences = item.details.split(/[.!?](?:\s|$)/).filter(Boolean);
      expect([item.key, sentences.length >= 3 && sentences.length <= 6]).toEqual([item.key, true]);
    }
  });
});
