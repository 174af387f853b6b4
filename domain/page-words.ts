import type { PageRoute } from './page-routes.ts';

export interface PageWords {
  /** Without the name of the shop. */
  readonly title: string;
  /** One or two sentences, as a search engine shows them below the title. */
  readonly description: string;
  /** Whether search engines should list the page: what says the same to everybody who comes from there. */
  readonly isIndexed: boolean;
}

export const pageWords: Record<PageRoute, PageWords> = {
  '/': listed(
    'Pets, food and accessories',
    'Dogs and cats looking for a home, and the food, beds, leads and toys to go with them, chosen by people who share a sofa with animals.',
  ),
  '/login': listed(
    'Log in',
    'Log in to order an animal, pay for your cart and see how your orders are doing.',
  ),
  '/register': listed(
    'Create an account',
    'An account takes a minute and keeps your cart, your orders and the animals that you have asked for together.',
  ),
  '/resetPassword': unlisted('Reset your password', 'Choose a new password with the link from the e-mail.'),
  '/FindDog': listed(
    'Dogs looking for a home',
    'Puppies, grown dogs and grey muzzles, each with a name, a story and a price. Choose by breed, age, color and gender, and ask for yours.',
  ),
  '/FindCat': listed(
    'Cats looking for a home',
    'Kittens, grown cats and wise old ones, each with a name, a story and a price. Choose by breed, age, color and gender, and ask for yours.',
  ),
  '/DogsFood': listed(
    'Dog food',
    'Dry food, wet food and treats for dogs, from the first teeth to the grey muzzle. See what is in stock and what delivery costs before you pay.',
  ),
  '/CatsFood': listed(
    'Cat food',
    'Dry food, wet food and treats for cats who know what they want. See what is in stock and what delivery costs before you pay.',
  ),
  '/DogsAccessories': listed(
    'Dog accessories',
    'Beds, leads, collars, bowls and toys for dogs that last longer than a walk, with their stock and the cost of delivery on every page.',
  ),
  '/CatAccessories': listed(
    'Cat accessories',
    'Scratching trees, beds, carriers, bowls and toys for cats of every temper, with their stock and the cost of delivery on every page.',
  ),
  '/DogCare': listed(
    'Dog care and pain relief',
    'Stiff hips, dull coats, sore gums: what helps a dog to feel well, what to ask the vet, and what to keep in the cupboard at home.',
  ),
  '/DogsTraining': listed(
    'Dog training',
    'Potty training, walking on the lead, the crate and common mistakes: friendly training that works, for a new puppy and for an old hand.',
  ),
  '/CatCare': listed(
    'Cat care',
    'Whiskers, scents and the way home: what cats mean by what they do, and how to look after one through all the seasons of its life.',
  ),
  '/CatTraining': listed(
    'Kitten and cat training',
    'A new kitten? How to teach the litter tray and the cat door, how cats are introduced to each other, and whether a cat likes to be walked.',
  ),
  '/PetSearchItems': listed(
    'Search animals, food and accessories',
    'Find a dog, a cat, a rabbit or another small friend, and everything they need: search by name, breed, age, gender, color and price.',
  ),
  '/YourCarts': listed(
    'Your cart',
    'What is in your cart, what it comes to with delivery, and the way to pay for it by card.',
  ),
  '/PetOrderDetails/:id': listed(
    'In the shop',
    'An animal that looks for a home, or something that makes one: pictures, facts, price and delivery on one page.',
  ),
  '/petorder': unlisted('Your pet orders', 'The animals you have asked for, and how things stand.'),
  '/accessoriesOrder': unlisted(
    'Your accessories and food orders',
    'What is packed, on its way and delivered.',
  ),
  '/adminDashboard': backOffice('Overview', 'How the shop is doing.'),
  '/adminDashboard/addpets': backOffice('Add data', 'Put an animal, food or an accessory into the shop.'),
  '/adminDashboard/ManagePetsdata': backOffice('Pets data', 'Search, change and take out what the shop has.'),
  '/adminDashboard/ManagePetsOrder': backOffice(
    'Animal orders',
    'Accept an order and the animal has a home.',
  ),
  '/adminDashboard/ManageAccessoriesOrder': backOffice('Item orders', 'What was bought, and where it is.'),
  '/adminDashboard/MakeAdmin': backOffice('Make admin', 'Who runs the shop.'),
  '/adminDashboard/MoneyHealth': backOffice(
    'Money health',
    'Whether every charge has its order, and every order its money.',
  ),
  '/adminDashboard/Audit': backOffice('Audit', 'Who changed what, and when.'),
};

export function listed(title: string, description: string): PageWords {
  return { title, description, isIndexed: true };
}

export function unlisted(title: string, description: string): PageWords {
  return { title, description, isIndexed: false };
}

function backOffice(title: string, description: string): PageWords {
  return unlisted(`${title} · Back office`, description);
}
