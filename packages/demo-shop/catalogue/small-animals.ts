import type { DemoItem } from '../goods/demo-item.ts';
import { demoFacts } from './animal-facts.ts';

type SmallAnimal = Omit<DemoItem, 'category' | 'type' | 'clan'>;

const animals: readonly SmallAnimal[] = [
  {
    key: 'other-hazel',
    petname: 'Hazel',
    petprice: 45,
    species: 'Rabbit',
    age: 'Adult',
    color: 'Brown',
    gender: 'Female',
    short: 'A hazel-brown rabbit who stands up to see who is coming.',
    details:
      'Hazel is two, spayed and looking for a partner as friendly as she is. She lives on hay and greens and is used to a large run with a solid hutch. She lets herself be stroked on the forehead and will nudge you for more. She should not be lifted by children. Her vaccinations are valid until next summer.',
  },
  {
    key: 'other-pepper',
    petname: 'Pepper',
    petprice: 55,
    species: 'Rabbit',
    age: 'Puppy',
    color: 'Gray',
    gender: 'Male',
    short: 'Young lop-eared rabbit, gray as a pebble and twice as round.',
    details:
      'Pepper is ten weeks old, and his ears came down only last Friday. He is tame, nosy and quick to find the one gap in any fence. He goes only to a home where a second rabbit is waiting or will soon arrive. A care sheet, a bag of his hay and a free check-up come with him.',
  },
  {
    key: 'other-magpie',
    petname: 'Magpie',
    petprice: 30,
    species: 'Rabbit',
    age: 'Senior',
    color: 'Black',
    gender: 'Female',
    short: 'A wise black rabbit of seven, retired from the school hutch.',
    details:
      'Magpie taught three classes of children how to be gentle. She now wants soft hay, a low step to her litter box and a companion of her own age. Her claws need trimming every six weeks, which she allows with a sigh. She is healthy for her years and eats from the hand.',
  },
  {
    key: 'other-truffle',
    petname: 'Truffle',
    petprice: 28,
    species: 'Guinea Pig',
    age: 'Adult',
    color: 'Bicolor',
    gender: 'Female',
    short: 'A chestnut and white guinea pig with a whistle for supper.',
    details:
      'Truffle is one and a half and knows the sound of the vegetable drawer through two closed doors. Guinea pigs need each other, so she is given only to a group or together with her friend Bean. She is easy to handle and likes to be brushed. Her cage should be at least a square meter in size.',
  },
  {
    key: 'other-bean',
    petname: 'Bean',
    petprice: 28,
    species: 'Guinea Pig',
    age: 'Puppy',
    color: 'Black',
    gender: 'Male',
    short: 'Small, black and shiny, and startled by nothing.',
    details:
      'Bean is eight weeks old and has grown up beside a busy kitchen. He popcorns, which is the proper word for a guinea pig that jumps for joy. He will be neutered at the shop’s expense before he moves in with a group. Fresh pepper and parsley are the way to his heart.',
  },
  {
    key: 'other-peanut',
    petname: 'Peanut',
    petprice: 18,
    species: 'Hamster',
    age: 'Adult',
    color: 'Brown',
    gender: 'Male',
    short: 'A golden hamster with full cheeks and a busy night life.',
    details:
      'Peanut is seven months old and gets up when you sit down for the evening. He needs deep bedding to dig in, a wheel of at least twenty-eight centimeters and a house without a floor. He takes seeds from the fingers and stores them for a winter that never comes. Hamsters live alone, and he likes it that way.',
  },
  {
    key: 'other-kiwi',
    petname: 'Kiwi',
    petprice: 35,
    species: 'Bird',
    age: 'Adult',
    color: 'Bicolor',
    gender: 'Male',
    short: 'Green and yellow budgie who practices three words a day.',
    details:
      'Kiwi is two and talks to his mirror, his bell and, on good days, to you. He flies every afternoon and returns to the cage by himself. Budgies are flock birds, so please give him at least one friend. He eats seed, millet and fresh greens. He comes with a ring and a vet’s certificate.',
  },
  {
    key: 'other-skye',
    petname: 'Skye',
    petprice: 38,
    species: 'Bird',
    age: 'Puppy',
    color: 'Gray',
    gender: 'Female',
    short: 'A young blue-gray budgie with her first baby stripes.',
    details:
      'Skye is nine weeks old and still wears the bars of youth on her forehead. She is hand-tame after a month of patience and a great deal of millet. She would do well with Kiwi or with any calm bird. Keep her out of drafts and away from frying pans, as budgies have sensitive lungs.',
  },
  {
    key: 'other-archimedes',
    petname: 'Archimedes',
    petprice: 160,
    species: 'Reptile',
    age: 'Senior',
    color: 'Brown',
    gender: 'Male',
    short: 'A tortoise of fifty-one years, in no hurry at all.',
    details:
      'Archimedes has been handed down twice and is looking for his third family. He needs a sunny outdoor run in summer and a cool, safe place for his winter sleep. He eats weeds, dandelion above all, and a strawberry on his birthday. His species papers are in order and are handed over with him. Please make plans for the next thirty years.',
  },
];

/** Animals of the type other; they belong to no clan. */
export const smallAnimals: readonly DemoItem[] = animals.map((animal) => ({
  ...animal,
  ...demoFacts(animal.key),
  category: 'pets',
  type: 'other',
}));
