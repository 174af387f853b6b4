import type { PageId } from './pages.ts';

/**
 * One or two sentences on each page that search engines list, as they show them below its title. Beside the table of
 * pages, because the server alone writes them: no browser needs their text.
 */
export const pageDescriptions: Readonly<Partial<Record<PageId, string>>> = {
  home: 'Dogs and cats looking for a home, and the food, beds, leads and toys to go with them, chosen by people who share a sofa with animals.',
  register:
    'An account takes a minute and keeps your cart, your orders and the animals that you have asked for together.',
  login: 'Log in to order an animal, pay for your cart and see how your orders are doing.',
  findDog:
    'Puppies, grown dogs and gray muzzles, each with a name, a story and a price. Choose by breed, age, color and gender, and ask for yours.',
  findCat:
    'Kittens, grown cats and wise old ones, each with a name, a story and a price. Choose by breed, age, color and gender, and ask for yours.',
  findRabbits:
    'Lop ears, upright ears and noses that never rest, each with a name, a story and a price. Rabbits live in company: choose by age and color, and ask for yours.',
  findBirds:
    'Budgies and other birds, each with a name, a voice and a price. See how old they are and who would like to move in together, and ask for yours.',
  findOthers:
    'Rabbits, guinea pigs, hamsters, birds and a tortoise, each with a name, a story and a price. Choose by kind, age, color and gender, and ask for yours.',
  findMyAnimal:
    'Six questions about your home, your day and who lives with you, and which of our animals fit: with the reasons, what speaks against and what nobody knows yet.',
  feeding:
    'How many grams a day for your dog or cat, how long a bag lasts, and a plan by day to change from one food to another.',
  othersFood:
    'Hay, pellets, seeds and treats for rabbits, guinea pigs, hamsters, birds, fish and tortoises. See what is in stock and what delivery costs before you pay.',
  othersAccessories:
    'Hutches, cages, houses, tunnels and an aquarium for rabbits, birds and other small animals, with their stock and the cost of delivery on every page.',
  dogFood:
    'Dry food, wet food and treats for dogs, from the first teeth to the gray muzzle. See what is in stock and what delivery costs before you pay.',
  catFood:
    'Dry food, wet food and treats for cats who know what they want. See what is in stock and what delivery costs before you pay.',
  dogAccessories:
    'Beds, leads, collars, bowls and toys for dogs that last longer than a walk, with their stock and the cost of delivery on every page.',
  catAccessories:
    'Scratching trees, beds, carriers, bowls and toys for cats of every temper, with their stock and the cost of delivery on every page.',
  dogCare:
    'Stiff hips, dull coats, sore gums: what helps a dog to feel well, what to ask the vet, and what to keep in the cupboard at home.',
  dogTraining:
    'Potty training, walking on the lead, the crate and common mistakes: friendly training that works, for a new puppy and for an old hand.',
  catCare:
    'Whiskers, scents and the way home: what cats mean by what they do, and how to look after one through all the seasons of its life.',
  catTraining:
    'A new kitten? How to teach the litter box and the cat door, how cats are introduced to each other, and whether a cat likes to be walked.',
  care: 'The first thirty days, vaccinations, worms, food and training of dogs, cats, rabbits, birds and other animals: articles by kind, age and topic.',
  search:
    'Find a dog, a cat, a rabbit or another small friend, and everything they need: search by name, breed, age, gender, color and price.',
  returns:
    'What can be sent back and until when, how the money comes back to your card, and what we do where something is broken or missing.',
  help: 'What people ask the shop most: when orders come, how to meet an animal, what can go back, and how repeat deliveries are changed.',
  contact:
    'Ask the shop about an animal, an order or anything else: where it is, when it is open, its phone, and an answer within one working day.',
  privacy:
    'What the shop knows of those who order here, what it does with it and what it never does, and how to have it looked at or deleted.',
  terms:
    'What holds for orders here: prices, animals and how they are asked for, delivery, repeat delivery, and how an order is called off.',
  cart: 'What is in your cart, what it comes to with delivery, and the way to pay for it by card.',
  item: 'An animal that looks for a home, or something that makes one: pictures, facts, price and delivery on one page.',
};
