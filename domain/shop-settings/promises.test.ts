import { curbsideTerms, repeatTerms, sameDayPromise, sameDayTerms } from './promises.ts';
import { repeatOffer } from './repeat-offer.ts';
import { defaultShopFacts, type ShopFacts } from './shop-settings.ts';

const facts = (changes: Partial<ShopFacts> = {}): ShopFacts => ({ ...defaultShopFacts, ...changes });

describe('what pages promise', () => {
  it('are the specification’s words by default', () => {
    expect(sameDayPromise(facts())).toBe('Free same-day delivery on orders of $35 or more if ordered by 2pm');
    expect(sameDayTerms(facts())).toBe('On orders of $35 or more if ordered by 2pm.');
    expect(repeatTerms(facts())).toBe('35% off the first order and 5% off later ones.');
    expect(curbsideTerms(facts())).toBe('15% off online orders of $50 or more.');
    expect(repeatOffer(facts())).toBe('35% off your first repeat delivery, 5% on later ones');
  });

  it.each([
    [{ sameDayFrom: 12.5, sameDayBeforeHour: 11 }, 'on orders of $12.50 or more if ordered by 11am'],
    [{ sameDayFrom: 0 }, 'if ordered by 2pm'],
    [{ sameDayBeforeHour: 24 }, 'on orders of $35 or more if ordered by midnight'],
    [{ sameDayDays: [1, 2, 3, 4, 5] }, 'on orders of $35 or more if ordered by 2pm, Mon to Fri'],
    [{ sameDayDays: [6, 2] }, 'on orders of $35 or more if ordered by 2pm, Tue, Sat'],
  ])('by %j: %s', (changes, conditions) => {
    expect(sameDayPromise(facts(changes))).toBe(`Free same-day delivery ${conditions}`);
  });

  it('nothing of what the owner has set to nothing', () => {
    expect(sameDayPromise(facts({ sameDayDays: [] }))).toBeNull();
    expect(sameDayTerms(facts({ sameDayDays: [] }))).toBeNull();
    expect(curbsideTerms(facts({ curbsidePercentOff: 0 }))).not.toMatch(/%/);
    expect(curbsideTerms(facts({ curbsideFrom: 0 }))).toBe('15% off online orders.');
    expect(repeatTerms(facts({ repeatFirstPercentOff: 0 }))).toBe('5% off every order after the first.');
    expect(repeatTerms(facts({ repeatLaterPercentOff: 0 }))).toBe('35% off the first order.');
    const none = facts({ repeatFirstPercentOff: 0, repeatLaterPercentOff: 0 });
    expect([repeatTerms(none), repeatOffer(none)].join()).not.toMatch(/%/);
    expect(repeatOffer(facts({ repeatFirstPercentOff: 0 }))).toBe('5% off repeat deliveries after the first');
    expect(repeatOffer(facts({ repeatLaterPercentOff: 0 }))).toBe('35% off your first repeat delivery');
  });
});
