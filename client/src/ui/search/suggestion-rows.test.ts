import { isEnough, labelParts, suggestionGroups } from './suggestion-rows.ts';

function marked(label: string, typed: string): string {
  return labelParts(label, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');
}

describe('what was typed, in a label', () => {
  it.each([
    ['Salmon kibble', 'salm', '[Salm]on kibble'],
    ['Wild Salmon Kibble', 'SALMON ki', 'Wild [Salmon] [Ki]bble'],
    ['Crème fraîche', 'creme fra', '[Crème] [fra]îche'],
    ['Crème'.normalize('NFD'), 'crè', '[Crè]me'],
    ['Pâté, 8 × 150 g', '15', 'Pâté, 8 × [15]0 g'],
    ['A treat for a cat', 'eat', 'A treat for a cat'],
    ['dog food', '', 'dog food'],
  ])('%s, typed %j: %s', (label, typed, parts) => {
    expect(marked(label, typed)).toBe(parts);
  });
});

it.each([
  ['', false],
  ['d', false],
  ['d …', false],
  ['do', true],
  ['é 1', true],
])('%j is enough for suggestions: %s', (text, expected) => {
  expect(isEnough(text)).toBe(expected);
});

describe('where suggestions lead to', () => {
  const none: Parameters<typeof suggestionGroups>[0] = { searches: [], places: [], items: [] };
  const place = { __typename: 'SuggestedPlace', search: null, count: 3 } as const;

  it.each([
    [{ ...place, type: 'DOG', category: 'FOOD' }, '/DogsFood', 'Dog food'],
    [{ ...place, type: 'CAT', category: 'PETS' }, '/FindCat', 'Cats'],
    [
      { ...place, type: 'CAT', category: 'FOOD', search: 'salmon' },
      '/PetSearchItems?q=salmon&type=cat&category=food',
      'salmon',
    ],
  ] as const)('a part of the shop: %j', (one, to, label) => {
    const [group] = suggestionGroups({ ...none, places: [one] });
    expect(group?.rows).toMatchObject([{ to, label, count: 3 }]);
  });

  it('a search leads to its results, and groups without rows are left out', () => {
    const searches = [{ __typename: 'SuggestedSearch', text: 'dog food', count: 11 }] as const;
    expect(suggestionGroups({ ...none, searches: [...searches] })).toEqual([
      {
        title: 'Searches',
        rows: [{ key: 'dog food', to: '/PetSearchItems?q=dog+food', label: 'dog food', count: 11 }],
      },
    ]);
  });
});
