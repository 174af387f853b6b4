import { readSentence } from './sentence.ts';

const phrases = ['cat', 'dog', 'food', 'dry food', 'senior', 'toy'];
const known = {
  singularOf: (word: string) => word.replace(/ren$/, '').replace(/(?<!s)s$/, ''),
  usualWords: (word: string) => (word === 'huhn' ? ['chicken'] : []),
  statesFact: (word: string) => ['cat', 'dog', 'food', 'senior', 'toy'].includes(known.singularOf(word)),
  isStopWord: (word: string) => ['for', 'the', 'with', 'that', 'are', 'in', 'a', 'to', 'or'].includes(word),
  phraseLength: (words: readonly string[]) =>
    [2, 1].find((length) => phrases.includes(words.slice(0, length).map(known.singularOf).join(' '))) ?? 0,
};

function parts(sentence: string): string[] {
  return readSentence(sentence.split(' '), known).map((part) => {
    if (part.kind === 'TERM' && part.isExtra) return `with ${part.phrase}`;
    if (part.kind === 'TERM') return part.isHead ? `THE ${part.phrase}` : part.phrase;
    if (part.kind === 'QUALITY') return part.qualities.map(({ name }) => name).join('/');
    if (part.kind === 'WITHOUT') return `no ${part.words.slice(0, 3).join('/')}`;
    if (part.kind === 'LEFT_OUT') return `(${part.text})`;
    return part.limit.kind;
  });
}

test.each([
  ['food for senior cats under 20 dollars', ['THE food', 'senior', 'cats', 'PRICE']],
  ['cat dry food', ['cat', 'THE dry food']],
  ['vitamins for dogs', ['THE vitamins', 'dogs']],
  ['dog food without chicken or beef', ['dog', 'THE food', 'no chicken/beef']],
  ['dog food without chicken , beef and lamb', ['dog', 'THE food', 'no chicken/beef/lamb']],
  ['cat food no beef , senior', ['cat', 'food', 'no beef', 'THE senior']],
  ['dog food without chicken , under $ 20', ['dog', 'THE food', 'no chicken', 'PRICE']],
  ['dog food without chicken or under $ 20', ['dog', 'THE food', 'no chicken', 'PRICE']],
  ['food ohne huhn', ['THE food', 'no huhn/chicken']],
  ['food with no fish', ['THE food', 'no fish/salmon/trout']],
  ['chicken free dog food', ['no chicken', 'dog', 'THE food']],
  ['grain free food', ['grain free', 'THE food']],
  ['dog good with children and other cats', ['THE dog', 'children', 'cats']],
  ['hypoallergenic dog good with kids', ['hypoallergenic/sensitive', 'THE dog', 'children']],
  ['quiet cat for a flat', ['calm', 'THE cat', 'indoors']],
  ['12 kg dry food', ['AMOUNT', 'THE dry food']],
  ['cute dog', ['(cute)', 'THE dog']],
  ['i want to buy a cat please', ['THE cat']],
  ['food under 5 kg', ['THE food', 'AMOUNT']],
  ['toy with camera', ['THE toy', 'with camera']],
  ['toy with a night camera under $ 20', ['THE toy', 'night', 'with camera', 'PRICE']],
  ['toy with camera , light or bell', ['THE toy', 'with camera', 'with light', 'with bell']],
  ['toy in gray with camera for a dog', ['THE toy', 'gray', 'with camera', 'dog']],
  ['food for cats with allergies', ['THE food', 'cats', 'allergies']],
  ['camera toy', ['camera', 'THE toy']],
  ['with camera', ['THE camera']],
  ['without', []],
  ['for the', []],
])('"%s" is read as %j', (sentence, expected) => {
  expect(parts(sentence)).toEqual(expected);
});
