import type { PageId } from '../pages/pages.ts';

/** An article of a page, and how people look for it; the words folded and in the singular. */
export interface ArticleWords {
  readonly page: PageId;
  readonly animal: 'dog' | 'cat';
  /** As it is headed (client/src/features/articles). */
  readonly title: string;
  /** Searches that are about it and about no item. */
  readonly phrases: string;
  /** What questions about it are of. */
  readonly words: string;
}

/** Articles by their names in the address of their page. */
export const articleWords: Readonly<Record<string, ArticleWords>> = {
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
    phrases:
      'introducing a cat to a dog, introduce a cat to a dog, introduce cat to dog, cat and dog together',
    words: 'introduce introducing cat dog meet',
  },
  'litter-training': {
    ...ofCatTraining('Litter training in a weekend'),
    phrases: 'litter training, litter train a kitten',
    words: 'litter tray toilet train training',
  },
  'socializing-kittens': {
    ...ofCatTraining('Socializing kittens: a big world in small bites'),
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
  return { page: 'catCare', animal: 'cat', title } as const;
}

function ofCatTraining(title: string) {
  return { page: 'catTraining', animal: 'cat', title } as const;
}

function ofDogCare(title: string) {
  return { page: 'dogCare', animal: 'dog', title } as const;
}

function ofDogTraining(title: string) {
  return { page: 'dogTraining', animal: 'dog', title } as const;
}
