import { readAvoided } from './avoided.ts';

const known = {
  singularOf: (word: string) => word.replace(/(?<!s)s$/, ''),
  usualWords: (word: string) => (word === 'huhn' ? ['chicken'] : []),
  statesFact: (word: string) => ['white', 'cat', 'food', 'seed'].includes(word),
  isStopWord: (word: string) => ['the', 'of', 'her'].includes(word),
  textForms: (word: string) => [word, `${word}s`],
};

function read(text: string): string[] {
  return readAvoided(text.split(' '), known).map((thing) =>
    thing.map((forms) => forms.slice(0, 6).join('/')).join(' + '),
  );
}

it.each([
  ['chicken', ['chicken/chickens']],
  ['eggs', ['egg/eggs']],
  ['fish', ['fish/fishs/salmon/salmons/trout/trouts']],
  ['poultry', ['poultry/poultrys/chicken/chickens/turkey/turkeys']],
  ['huhn', ['huhn/huhns/chicken/chickens']],
  ['sweet potatoe', ['sweet/sweets + potatoe/potatoes']],
  ['chicken or beef', ['chicken/chickens', 'beef/beefs']],
  ['corn , soy', ['corn/corns', 'soy/soys']],
  ['no chicken please', ['chicken/chickens']],
  ['white fish', ['fish/fishs/salmon/salmons/trout/trouts']],
  ['beef protein', ['beef/beefs']],
  ['corn free', ['corn/corns']],
  ['sunflower seeds', ['sunflower/sunflowers']],
  // Alone, they are what is meant.
  ['seeds', ['seed/seeds']],
  ['meat', ['meat/meats/chicken/chickens/turkey/turkeys']],
  ['the', []],
  [', !', []],
])('“%s” is %j', (text, things) => {
  expect(read(text)).toEqual(things);
});
