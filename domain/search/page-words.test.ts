import { findArticle, findPage } from './page-words.ts';

const find = (phrase: string) => findPage(phrase) ?? findArticle(phrase);

test.each([
  ['return policy', '/returns'],
  ['how to train a puppy', '/DogsTraining'],
  ['dog care', '/DogCare'],
  // Articles: by what they are called, and by what they answer.
  ['potty training', '/DogsTraining#potty-training'],
  ['cat flap', '/CatTraining#cat-door'],
  ['declaw a cat', '/CatCare#declawing'],
  ['how to brush dog tooth', '/DogCare#mint-dental-rinse'],
  ['how to stop my cat from peeing on the carpet', '/CatCare#cat-pee-smell'],
  ['how to stop a dog pulling on the leash', '/DogsTraining#on-leash-walking'],
  ['how do i train my dog on a leash', '/DogsTraining#on-leash-walking'],
  ['how do i introduce my cat to a dog', '/CatTraining#introducing-to-a-dog'],
  ['how to introduce two cat', '/CatTraining#introducing-to-a-cat'],
  ['why doe my cat have whisker', '/CatCare#whiskers'],
  ['how to crate train a puppy', '/DogsTraining#crate-training'],
  ['how to teach my dog to sit', '/DogsTraining#train-your-dog-month'],
  ['rabbit vaccination', '/care#vaccinations-of-rabbits'],
  ['how often to deworm a kitten', '/care#worms-and-parasites'],
  ['what to do if my dog ate chocolate', '/care#dangerous-food'],
  ['how do i bring my new rabbit home', '/care#first-thirty-days-rabbit'],
  ['why doe my guinea pig need a checkup', '/care#check-ups-of-small-animals'],
  ['bunny care', '/care'],
  ['can i walk my cat on a leash', '/CatTraining#walking-a-cat'],
])('“%s” is about %s', (phrase, path) => {
  expect(find(phrase)?.path.toLowerCase()).toBe(path.toLowerCase());
});

test.each([
  'dog leash',
  'litter',
  'crate',
  'how much is a crate',
  'what is the best leash',
  // The article with a brush is about the teeth of dogs.
  'how to brush a cat',
  'how to',
  'train',
])('“%s” is about items', (phrase) => {
  expect(find(phrase)).toBeNull();
});
