import type { DemoItem } from '../goods/demo-item.ts';
import { demoFacts } from './animal-facts.ts';

type Dog = Omit<DemoItem, 'category' | 'type'>;

const bullies: readonly Dog[] = [
  {
    key: 'dog-bruno',
    petname: 'Bruno',
    petprice: 980,
    clan: 'American Bully',
    age: 'Adult',
    color: 'Gray',
    gender: 'Male',
    short: 'A broad-chested gentleman who leans on everyone he likes.',
    details:
      'Bruno is three years old and has the calm of a dog twice his age. He walks without pulling, rides well in a car and greets visitors by leaning against their knees. His short blue coat needs a rubber brush once a week and nothing more. He would suit a family with children of school age. He is chipped, vaccinated and neutered.',
  },
  {
    key: 'dog-tilly',
    petname: 'Tilly',
    petprice: 1450,
    clan: 'American Bully',
    age: 'Puppy',
    color: 'Brown',
    gender: 'Female',
    short: 'Chocolate puppy, twelve weeks, all paws and good intentions.',
    details:
      'Tilly was raised in a kitchen with two children and a very patient cat, so little surprises her. She sleeps through the night and is nearly house-trained. She will grow into a compact dog of about thirty kilos who needs two good walks a day. Her first vaccinations and worming are done, and her puppy blanket comes with her.',
  },
  {
    key: 'dog-duke',
    petname: 'Duke',
    petprice: 120,
    isAdoption: true,
    clan: 'American Bully',
    age: 'Senior',
    color: 'Bicolor',
    gender: 'Male',
    short: 'Nine years old, gray at the muzzle, looking for a sofa of his own.',
    details:
      'Duke came to us when his owner moved into a care home. He asks for a slow walk in the morning, a nap in the sun and company in the evening. His hips are a little stiff, and he takes a joint tablet with his breakfast. He lives happily beside cats and quiet dogs. The adoption fee covers a full health check.',
  },
  {
    key: 'dog-roxy',
    petname: 'Roxy',
    petprice: 1100,
    clan: 'American Bully',
    age: 'Adult',
    color: 'Black',
    gender: 'Female',
    short: 'Athletic and clever, with a white star on her chest.',
    details:
      'Roxy is four and loves to work: she knows sixteen commands and would like to learn the seventeenth. She is friendly with people and choosy about other dogs, so we suggest a home where she is the only one. An hour of play or scent games each day keeps her content. She has good papers and excellent hips.',
  },
  {
    key: 'dog-moose',
    petname: 'Moose',
    petprice: 1380,
    clan: 'American Bully',
    age: 'Puppy',
    color: 'Bicolor',
    gender: 'Male',
    short: 'The biggest of the litter and the last to notice it.',
    details:
      'Moose is fourteen weeks old, fawn with a white blaze and four white socks. He follows his people from room to room and falls asleep in the middle of things. He has met trams, umbrellas and vacuum cleaners, and likes two of the three. Puppy class is booked for him and can be taken over free of charge.',
  },
];

const aussies: readonly Dog[] = [
  {
    key: 'dog-juniper',
    petname: 'Juniper',
    petprice: 1250,
    clan: 'Australian Shepherd',
    age: 'Adult',
    color: 'Gray',
    gender: 'Female',
    short: 'Blue merle with blue eyes and a mind for puzzles.',
    details:
      'Juniper is two and a half and has never met a task she did not want to finish. She has started agility, walks well off the lead and comes back at the first whistle. Her coat should be combed twice a week, more often in spring. She needs people who are out of doors a good deal and enjoy a dog that thinks along.',
  },
  {
    key: 'dog-scout',
    petname: 'Scout',
    petprice: 1320,
    clan: 'Australian Shepherd',
    age: 'Puppy',
    color: 'Black',
    gender: 'Male',
    short: 'Black tri puppy with copper eyebrows that never stop moving.',
    details:
      'Scout is ten weeks old and the explorer of his litter. He grew up on a small farm among hens and sheep and has a gentle mouth. He learns by watching, so begin as you mean to go on. He comes with his pedigree, a starter bag of food and a towel that smells of his mother.',
  },
  {
    key: 'dog-maple',
    petname: 'Maple',
    petprice: 890,
    clan: 'Australian Shepherd',
    age: 'Adult',
    color: 'Brown',
    gender: 'Female',
    short: 'Red coat, amber eyes, happiest on a long autumn walk.',
    details:
      'Maple is five and in her prime. Four years as a hiking guide’s dog have given her steady nerves and very good manners on the trail. She greets other dogs politely and then goes on with her business. At home she is quiet as long as the day held something worth doing. She is spayed, chipped and insured until spring.',
  },
  {
    key: 'dog-bandit',
    petname: 'Bandit',
    petprice: 95,
    clan: 'Australian Shepherd',
    age: 'Senior',
    color: 'Bicolor',
    gender: 'Male',
    short: 'A retired sheepdog, eleven, who still counts the family.',
    details:
      'Bandit worked sheep for nine summers and now prefers a rug with a view of the door. His hearing has faded, but hand signals work as well as ever. Two short walks and a daily brushing make him a happy dog. He is used to grandchildren and to other animals. We pay for his yearly check-up for as long as he lives.',
  },
  {
    key: 'dog-willow',
    petname: 'Willow',
    petprice: 1500,
    clan: 'Australian Shepherd',
    age: 'Puppy',
    color: 'Gray',
    gender: 'Female',
    short: 'Marbled like a river stone, soft as the blanket she hides in.',
    details:
      'Willow is nine weeks old and the quietest of six. She watches first and joins in afterwards, and then she is the last to stop. Both parents are clear of the eye conditions that merles can carry, and the papers are here to read. She is ready to move in two weeks and may be visited before that.',
  },
];

const shepherds: readonly Dog[] = [
  {
    key: 'dog-ranger',
    petname: 'Ranger',
    petprice: 1150,
    clan: 'German Shepherd',
    age: 'Adult',
    color: 'Bicolor',
    gender: 'Male',
    short: 'Classic black and tan, steady, loyal and very well schooled.',
    details:
      'Ranger is three, with a working-line father and a family-dog mother, and he took the best of both. He heels, waits at curbs and will lie under a café table for an hour. He likes a clear routine and a person to look up to. A large garden is welcome but no substitute for real exercise. His hips and elbows are certified.',
  },
  {
    key: 'dog-heidi',
    petname: 'Heidi',
    petprice: 1280,
    clan: 'German Shepherd',
    age: 'Puppy',
    color: 'Brown',
    gender: 'Female',
    short: 'Sable puppy whose ears have just decided to stand up.',
    details:
      'Heidi is fifteen weeks old, curious and quick to settle. She has been to a school, a train station and the vet’s waiting room, and came away with friends from each. She walks on a lead, more or less. Expect a bright, busy dog who wants to be part of everything you do. She has had all her puppy vaccinations.',
  },
  {
    key: 'dog-onyx',
    petname: 'Onyx',
    petprice: 1600,
    clan: 'German Shepherd',
    age: 'Adult',
    color: 'Black',
    gender: 'Male',
    short: 'Solid black, soft-hearted and impossible to ignore.',
    details:
      'People step aside for Onyx and then ask whether they may stroke him. They may. He is four, neutered, and passed his companion-dog test with full marks. Loud fireworks worry him, so he would like a home away from the city center. He needs brushing three times a week and enjoys every minute of it.',
  },
  {
    key: 'dog-greta',
    petname: 'Greta',
    petprice: 110,
    clan: 'German Shepherd',
    age: 'Senior',
    color: 'Gray',
    gender: 'Female',
    short: 'A silver lady of ten who chooses the sunny spot.',
    details:
      'Greta spent her life with a ranger in the hills and knows every kind of weather. Now she would like less of it. She is house-proud, never chews and barks only when the post comes. Her teeth were cleaned this year and her heart is sound. A ground-floor flat would suit her, as stairs have become a chore.',
  },
  {
    key: 'dog-otto',
    petname: 'Otto',
    petprice: 1240,
    clan: 'German Shepherd',
    age: 'Puppy',
    color: 'Bicolor',
    gender: 'Male',
    short: 'Ten weeks old, in love with cardboard boxes and apple crates.',
    details:
      'Otto is the clown of his litter and has yet to walk past a box without climbing in. He is bold, food-minded and therefore easy to teach. He sleeps in a crate beside the bed and wakes once a night. He will need a firm friend and a lot of conversation. Vaccinated, wormed, chipped and registered.',
  },
  {
    key: 'dog-freya',
    petname: 'Freya',
    petprice: 1050,
    clan: 'German Shepherd',
    age: 'Adult',
    color: 'Gray',
    gender: 'Female',
    short: 'Silver sable with a long stride and a longer attention span.',
    details:
      'Freya is six and has trained as a search dog, so a hidden glove can keep her busy for an afternoon. She travels well and adapts to new places within a day. She is gentle with small children and firm with pushy dogs. Her owner is moving abroad and wants to see her in active hands. Her equipment is included.',
  },
];

const harriers: readonly Dog[] = [
  {
    key: 'dog-biscuit',
    petname: 'Biscuit',
    petprice: 870,
    clan: 'Harrier',
    age: 'Puppy',
    color: 'Bicolor',
    gender: 'Female',
    short: 'Lemon and white, with ears she still trips over.',
    details:
      'Biscuit is eleven weeks old and made for company: she has never been alone and would rather not start. Harriers are cheerful, sturdy and not at all fussy. Give her a daily run and a nose game and she will sleep like a stone. She is used to car journeys and to the noise of a full house.',
  },
  {
    key: 'dog-chaser',
    petname: 'Chaser',
    petprice: 760,
    clan: 'Harrier',
    age: 'Adult',
    color: 'Black',
    gender: 'Male',
    short: 'Tricolor hound with a fine voice and tireless legs.',
    details:
      'Chaser is four and runs the way other dogs breathe. He would be a wonderful partner for a jogger or a cyclist. He lives well in a group and shares toys, bowls and beds without a grumble. A secure fence is a must, because a good scent still wins every argument. Neutered, chipped and in top form.',
  },
  {
    key: 'dog-clementine',
    petname: 'Clementine',
    petprice: 720,
    clan: 'Harrier',
    age: 'Adult',
    color: 'Brown',
    gender: 'Female',
    short: 'Warm red coat, warm brown eyes, warm wherever she lies.',
    details:
      'Clementine is three and the easiest dog we have had this year. She likes everyone, eats what she is given and never argues about bath night. She has lived with rabbits and leaves them in peace. Two brisk walks a day and a place near her people are all she asks. She travels with her own bed.',
  },
  {
    key: 'dog-barnaby',
    petname: 'Barnaby',
    petprice: 49.99,
    isAdoption: true,
    clan: 'Harrier',
    age: 'Senior',
    color: 'Black',
    gender: 'Male',
    short: 'An old hound with a soft muzzle and a great gift for naps.',
    details:
      'Barnaby is twelve and was the heart of a village pub for most of that time. He expects to be spoken to and to be given the crust of the toast. His eyesight is fading, so furniture should stay where it is. He is gentle, clean and very good company. His adoption fee is small because his love is not.',
  },
  {
    key: 'dog-pippin',
    petname: 'Pippin',
    petprice: 840,
    clan: 'Harrier',
    age: 'Puppy',
    color: 'Gray',
    gender: 'Male',
    short: 'Blue-mottled puppy who sings along with the kettle.',
    details:
      'Pippin is thirteen weeks old and has an opinion on every sound in the house. He is affectionate and quick, and has learned sit, down and wait. His breeder raised him among children and horses. He will grow to about twenty-five kilos and needs a family that laughs easily. First vaccinations and chip are included.',
  },
];

/** The dogs of the demo shop: four breeds, all ages and colors. */
export const dogs: readonly DemoItem[] = [...bullies, ...aussies, ...shepherds, ...harriers].map((dog) => ({
  ...dog,
  ...demoFacts(dog.key),
  category: 'pets',
  type: 'dog',
}));
