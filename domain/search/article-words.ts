import type { ArticleAge, ArticleFacets } from '../care/article-facets.ts';
import type { PageId } from '../pages/pages.ts';

/** An article of a page, and how people look for it; the words folded and in the singular. */
export interface ArticleWords extends ArticleFacets {
  readonly page: PageId;
  /** As it is headed (client/src/features/articles). */
  readonly title: string;
  /** Searches that are about it and about no item. */
  readonly phrases: string;
  /** What questions about it are of. */
  readonly words: string;
}

const everyAge: readonly ArticleAge[] = ['young', 'adult', 'senior'];

/** Articles by their names in the address of their page. */
export const articleWords: Readonly<Record<string, ArticleWords>> = {
  'first-thirty-days-dog': {
    ...{ page: 'care', title: 'The first thirty days with a dog', kinds: ['dog'] },
    ...{ ages: everyAge, topic: 'first-days' },
    phrases: 'first day with a dog, first 30 day with a dog, bringing a dog home',
    words: 'new home first bring bringing adopt adopted settle',
  },
  'first-thirty-days-cat': {
    ...{ page: 'care', title: 'The first thirty days with a cat', kinds: ['cat'] },
    ...{ ages: everyAge, topic: 'first-days' },
    phrases: 'first day with a cat, first 30 day with a cat, bringing a cat home',
    words: 'new home first bring bringing adopt adopted settle hide hiding',
  },
  'first-thirty-days-rabbit': {
    ...{ page: 'care', title: 'The first thirty days with a rabbit', kinds: ['rabbit'] },
    ...{ ages: everyAge, topic: 'first-days' },
    phrases: 'first day with a rabbit, bringing a rabbit home',
    words: 'new home first bring bringing adopt adopted settle',
  },
  'first-thirty-days-bird': {
    ...{ page: 'care', title: 'The first thirty days with a bird', kinds: ['bird'] },
    ...{ ages: everyAge, topic: 'first-days' },
    phrases: 'first day with a bird, bringing a bird home',
    words: 'new home first bring bringing adopt adopted settle cage',
  },
  'vaccinations-of-dogs': {
    ...{ page: 'care', title: 'Vaccinations of a dog', kinds: ['dog'] },
    ...{ ages: everyAge, topic: 'health' },
    phrases:
      'dog vaccination, puppy vaccination, puppy shot, dog shot, dog vaccine, vaccinate a dog, vaccinate a puppy',
    words: 'vaccination vaccinate vaccine vaccinated shot booster rabies parvo distemper lepto leptospirosis',
  },
  'vaccinations-of-cats': {
    ...{ page: 'care', title: 'Vaccinations of a cat', kinds: ['cat'] },
    ...{ ages: everyAge, topic: 'health' },
    phrases:
      'cat vaccination, kitten vaccination, kitten shot, cat shot, cat vaccine, vaccinate a cat, vaccinate a kitten',
    words: 'vaccination vaccinate vaccine vaccinated shot booster rabies fvrcp leukemia',
  },
  'vaccinations-of-rabbits': {
    ...{ page: 'care', title: 'Vaccinations of a rabbit', kinds: ['rabbit'] },
    ...{ ages: everyAge, topic: 'health' },
    phrases: 'rabbit vaccination, rabbit vaccine, vaccinate a rabbit, bunny vaccination, neuter a rabbit',
    words: 'vaccination vaccinate vaccine vaccinated shot rhdv2 rhdv myxomatosis neuter',
  },
  'worms-and-parasites': {
    ...{ page: 'care', title: 'Worms, fleas, ticks and heartworm', kinds: ['dog', 'cat'] },
    ...{ ages: everyAge, topic: 'health' },
    phrases: 'worming, deworming, heartworm, deworm a puppy, deworm a kitten',
    words: 'worm worming deworm deworming flea tick heartworm parasite',
  },
  'check-ups': {
    ...{ page: 'care', title: 'Check-ups of a dog or a cat', kinds: ['dog', 'cat'] },
    ...{ ages: everyAge, topic: 'health' },
    phrases: 'check up, vet visit, vet check, neuter a cat, neuter a dog, spay a cat, spay a dog, microchip',
    words: 'checkup visit neuter spay neutering spaying chip microchip',
  },
  'ages-of-dogs-and-cats': {
    ...{ page: 'care', title: 'When is a dog or a cat old?', kinds: ['dog', 'cat'] },
    ...{ ages: everyAge, topic: 'health' },
    phrases: 'when is a dog old, when is a cat old, dog age, cat age',
    words: 'old senior age mature',
  },
  'changing-food': {
    ...{ page: 'care', title: 'Changing to another food', kinds: ['dog', 'cat'] },
    ...{ ages: everyAge, topic: 'food' },
    phrases:
      'change of food, changing food, change dog food, change cat food, switch dog food, switch cat food',
    words: 'change changing switch switching transition diarrhea',
  },
  'feeding-a-rabbit': {
    ...{ page: 'care', title: 'What a rabbit eats', kinds: ['rabbit'] },
    ...{ ages: ['adult'], topic: 'food' },
    phrases: 'what does a rabbit eat, feeding a rabbit, feed a rabbit, bunny diet, rabbit diet',
    words: 'feed feeding eat diet hay pellet green',
  },
  'dangerous-food': {
    ...{ page: 'care', title: 'What they must not have', kinds: ['dog', 'cat', 'rabbit', 'bird'] },
    ...{ ages: everyAge, topic: 'food' },
    phrases: 'poison, poisoned, toxic food, dangerous food, dog ate chocolate, cat ate lily, poisonous plant',
    words: 'poison poisonous toxic dangerous chocolate grape onion raisin xylitol lily avocado',
  },
  'check-ups-of-small-animals': {
    ...{
      page: 'care',
      title: 'Check-ups of small animals and birds',
      kinds: ['bird', 'guinea-pig', 'hamster', 'reptile', 'fish'],
    },
    ...{ ages: everyAge, topic: 'health' },
    phrases: 'guinea pig care, hamster care, reptile care, bird care, fish care, small animal care, bird vet',
    words: 'checkup visit vaccination vaccinate',
  },
  'cat-pee-smell': {
    ...ofCatCare('Cat pee: the smell, and what it tells you'),
    phrases: 'cat pee, cat pee smell, cat urine, cat urine smell, cat odor',
    words: 'pee peeing urine smell odor carpet spray spraying',
  },
  declawing: {
    ...ofCatCare('Declawing: why not, and what to do instead'),
    phrases: 'declawing, declaw a cat, declaw cat, cat claw',
    words: 'declaw declawing claw scratch scratching sofa couch furniture',
  },
  'finding-their-way-home': {
    ...ofCatCare('How cats find their way home'),
    phrases: 'missing cat, lost cat, my cat is missing, cat missing',
    words: 'lost missing escape escaped way home away',
  },
  'heat-cycles': {
    ...ofCatCare('Heat cycles: why she sings at night'),
    ages: ['young', 'adult'],
    topic: 'health',
    phrases: 'heat cycle, cat heat cycle, cat in heat',
    words: 'heat cycle season sing singing yowl yowling night',
  },
  whiskers: {
    ...ofCatCare('What whiskers are for'),
    phrases: 'whisker, cat whisker',
    words: 'whisker feeler',
  },
  'cat-door': {
    ...ofCatTraining('How to teach the cat door'),
    phrases: 'cat door, cat flap',
    words: 'door flap',
  },
  'introducing-to-a-cat': {
    ...ofCatTraining('Introducing cats: the one who was here first'),
    phrases: 'introducing cat, introduce a cat, introducing a cat, second cat',
    words: 'introduce introducing cat second meet',
  },
  'introducing-to-a-dog': {
    ...ofCatTraining('Introducing cats: the family dog'),
    kinds: ['cat', 'dog'],
    phrases:
      'introducing a cat to a dog, introduce a cat to a dog, introduce cat to dog, cat and dog together',
    words: 'introduce introducing cat dog meet',
  },
  'litter-training': {
    ...ofCatTraining('Litter training in a weekend'),
    ages: ['young'],
    phrases: 'litter training, litter train a kitten',
    words: 'litter tray toilet train training',
  },
  'socializing-kittens': {
    ...ofCatTraining('Socializing kittens: a big world in small bites'),
    ages: ['young'],
    phrases: 'socializing kitten, socialize a kitten, socializing cat, shy kitten, shy cat',
    words: 'socialize socializing shy',
  },
  'walking-a-cat': {
    ...ofCatTraining('Walking a cat, at the cat’s pace'),
    phrases: 'walking a cat, walk a cat',
    words: 'walk walking leash harness outside',
  },
  'hip-and-joint-chews': {
    ...ofDogCare('Advanced Hip AND Joint Soft Chews'),
    ages: ['adult', 'senior'],
    phrases: 'hip and joint, hip and joint chew, stiff dog',
    words: 'hip joint stiff arthritis',
  },
  'mint-dental-rinse': {
    ...ofDogCare('Mint Flavored Dental Rinse'),
    phrases: 'dental rinse, bad breath, dog breath',
    words: 'tooth dental breath tartar',
  },
  'omega-3-6-9-chews': {
    ...ofDogCare('Omega 3-6-9 Soft Chews'),
    phrases: 'omega, omega 3, omega 3 6 9, omega chew',
    words: 'omega',
  },
  'wellness-oil': {
    ...ofDogCare('Ultra Premium Wellness Oil'),
    phrases: 'wellness oil',
    words: 'wellness oil',
  },
  'common-mistakes': {
    ...ofDogTraining('Seven common mistakes, and what to do instead'),
    phrases: 'training mistake, common mistake',
    words: 'mistake wrong',
  },
  'crate-training': {
    ...ofDogTraining('Crate training: a bedroom, not a cell'),
    phrases: 'crate training, crate train a puppy',
    words: 'crate train training',
  },
  'on-leash-walking': {
    ...ofDogTraining('Walking on a loose leash'),
    phrases: 'leash training, loose leash, loose leash walking, leash pulling',
    words: 'leash lead walk walking pull pulling loose',
  },
  'potty-training': {
    ...ofDogTraining('Potty training without tears'),
    ages: ['young'],
    phrases: 'potty training, house training, house train a puppy, potty train a puppy',
    words: 'potty toilet house train training accident pee peeing',
  },
  'real-name': {
    ...ofDogTraining('Why to use your dog’s real name'),
    phrases: 'dog name',
    words: 'name call listen',
  },
  skateboards: {
    ...ofDogTraining('Skateboards: from scary rattle to old news'),
    phrases: 'skateboard, dog skateboard',
    words: 'skateboard afraid scared',
  },
  skijoring: {
    ...ofDogTraining('Skijoring: the two of you, on skis'),
    ages: ['adult'],
    phrases: 'skijoring',
    words: 'skijoring ski',
  },
  'train-your-dog-month': {
    ...ofDogTraining('January is National Train Your Dog Month'),
    phrases: 'train your dog month',
    words: 'train training teach sit come stay command trick',
  },
};

function ofCatCare(title: string) {
  return { page: 'catCare', kinds: ['cat'], ages: everyAge, topic: 'behavior', title } as const;
}

function ofCatTraining(title: string) {
  return { page: 'catTraining', kinds: ['cat'], ages: everyAge, topic: 'training', title } as const;
}

function ofDogCare(title: string) {
  return { page: 'dogCare', kinds: ['dog'], ages: everyAge, topic: 'health', title } as const;
}

function ofDogTraining(title: string) {
  return { page: 'dogTraining', kinds: ['dog'], ages: everyAge, topic: 'training', title } as const;
}
