import type { Category, PetType, Species } from '../catalogue/pet-options.ts';

/** A page of the shop (specification §2). */
export interface Page {
  /** Its canonical path: any case opens it. `:id` is that of an item, `:number` that of an order. */
  readonly path: string;
  /** Without the name of the shop. */
  readonly title: string;
  /** One or two sentences, as a search engine shows them below the title. Other pages do with their title. */
  readonly description?: string;
  /** Whether search engines should list it: what says the same to everybody who comes from there. */
  readonly isIndexed: boolean;
  /** The page with the same subject that search engines list in its place. */
  readonly canonical?: 'item';
  /** Whom it is for. Others are sent to sign in, or home. */
  readonly audience: 'anybody' | 'accounts' | 'admins';
  /** The menu it is in; one, so that one menu can say "you are here". */
  readonly menu?: Menu;
  /** The text of links to it. */
  readonly label?: string;
  /** Which items it lists. */
  readonly list?: ItemList;
  /** Operations of the client that it begins with, which a visitor may execute (page-queries.ts). */
  readonly queries?: readonly PageOperation[];
}

export type PageOperation =
  | 'Showcase'
  | 'WaitingAnimals'
  | 'PetList'
  | 'PetDetails'
  | 'ItemReviews'
  | 'SimilarPets';

export type Menu =
  | 'DOG'
  | 'CAT'
  | 'OTHERS'
  | 'ACCESSORIES'
  | 'FOODS'
  | 'Your Order'
  | 'ACCOUNT'
  | 'Back office';

/** In enum names of the API. */
export interface ItemList {
  readonly type?: keyof typeof PetType;
  readonly category: keyof typeof Category;
  readonly species?: keyof typeof Species;
}

/**
 * Every page, in the order of menus and sitemap. The server's answers, heads, sitemap and files, and the client's
 * routes and menus come from here; client/src/app/page-modules.ts says where the code of each is.
 */
const table = {
  home: {
    path: '/',
    title: 'Pets, food and accessories',
    description:
      'Dogs and cats looking for a home, and the food, beds, leads and toys to go with them, chosen by people who share a sofa with animals.',
    isIndexed: true,
    audience: 'anybody',
    label: 'Home',
    queries: ['Showcase', 'WaitingAnimals'],
  },
  register: {
    path: '/register',
    title: 'Create an account',
    description:
      'An account takes a minute and keeps your cart, your orders and the animals that you have asked for together.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'ACCOUNT',
    label: 'REGISTER',
  },
  login: {
    path: '/login',
    title: 'Log in',
    description: 'Log in to order an animal, pay for your cart and see how your orders are doing.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'ACCOUNT',
    label: 'LOGIN',
  },
  resetPassword: {
    path: '/resetPassword',
    title: 'Reset your password',
    isIndexed: false,
    audience: 'anybody',
  },
  findDog: {
    path: '/FindDog',
    title: 'Dogs looking for a home',
    description:
      'Puppies, grown dogs and grey muzzles, each with a name, a story and a price. Choose by breed, age, color and gender, and ask for yours.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'DOG',
    label: 'Find a dog',
    list: { type: 'DOG', category: 'PETS' },
    queries: ['PetList'],
  },
  findCat: {
    path: '/FindCat',
    title: 'Cats looking for a home',
    description:
      'Kittens, grown cats and wise old ones, each with a name, a story and a price. Choose by breed, age, color and gender, and ask for yours.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'CAT',
    label: 'Find a cat',
    list: { type: 'CAT', category: 'PETS' },
    queries: ['PetList'],
  },
  findRabbits: {
    path: '/FindRabbits',
    title: 'Rabbits looking for a home',
    description:
      'Rabbits, each with a name, a story and a price. Choose by age, color and gender, and ask for yours.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    label: 'Rabbits',
    list: { type: 'OTHER', category: 'PETS', species: 'RABBIT' },
    queries: ['PetList'],
  },
  findBirds: {
    path: '/FindBirds',
    title: 'Birds looking for a home',
    description:
      'Birds, each with a name, a story and a price. Choose by age, color and gender, and ask for yours.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    label: 'Birds',
    list: { type: 'OTHER', category: 'PETS', species: 'BIRD' },
    queries: ['PetList'],
  },
  findOthers: {
    path: '/FindOthers',
    title: 'Small animals looking for a home',
    description:
      'Rabbits, guinea pigs, hamsters and birds, each with a name, a story and a price. Choose by age, color and gender, and ask for yours.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    label: 'All small animals',
    list: { type: 'OTHER', category: 'PETS' },
    queries: ['PetList'],
  },
  othersFood: {
    path: '/OthersFood',
    title: 'Food for rabbits, birds and small animals',
    description:
      'Dry food, hay, seeds and treats for rabbits, birds and small animals. See what is in stock and what delivery costs before you pay.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    label: 'Small animal food',
    list: { type: 'OTHER', category: 'FOOD' },
    queries: ['PetList'],
  },
  othersAccessories: {
    path: '/OthersAccessories',
    title: 'Hutches, cages and more for small animals',
    description:
      'Hutches, cages and toys for rabbits, birds and small animals, with their stock and the cost of delivery on every page.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    label: 'Small animal accessories',
    list: { type: 'OTHER', category: 'ACCESSORIES' },
    queries: ['PetList'],
  },
  dogFood: {
    path: '/DogsFood',
    title: 'Dog food',
    description:
      'Dry food, wet food and treats for dogs, from the first teeth to the grey muzzle. See what is in stock and what delivery costs before you pay.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'FOODS',
    label: 'Dogs food',
    list: { type: 'DOG', category: 'FOOD' },
    queries: ['PetList'],
  },
  catFood: {
    path: '/CatsFood',
    title: 'Cat food',
    description:
      'Dry food, wet food and treats for cats who know what they want. See what is in stock and what delivery costs before you pay.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'FOODS',
    label: 'Cats food',
    list: { type: 'CAT', category: 'FOOD' },
    queries: ['PetList'],
  },
  dogAccessories: {
    path: '/DogsAccessories',
    title: 'Dog accessories',
    description:
      'Beds, leads, collars, bowls and toys for dogs that last longer than a walk, with their stock and the cost of delivery on every page.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'ACCESSORIES',
    label: 'Dogs accessories',
    list: { type: 'DOG', category: 'ACCESSORIES' },
    queries: ['PetList'],
  },
  catAccessories: {
    path: '/CatAccessories',
    title: 'Cat accessories',
    description:
      'Scratching trees, beds, carriers, bowls and toys for cats of every temper, with their stock and the cost of delivery on every page.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'ACCESSORIES',
    label: 'Cats accessories',
    list: { type: 'CAT', category: 'ACCESSORIES' },
    queries: ['PetList'],
  },
  dogCare: {
    path: '/DogCare',
    title: 'Dog care and pain relief',
    description:
      'Stiff hips, dull coats, sore gums: what helps a dog to feel well, what to ask the vet, and what to keep in the cupboard at home.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'DOG',
    label: 'Dog care',
  },
  dogTraining: {
    path: '/DogsTraining',
    title: 'Dog training',
    description:
      'Potty training, walking on the lead, the crate and common mistakes: friendly training that works, for a new puppy and for an old hand.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'DOG',
    label: 'Dog training',
  },
  catCare: {
    path: '/CatCare',
    title: 'Cat care',
    description:
      'Whiskers, scents and the way home: what cats mean by what they do, and how to look after one through all the seasons of its life.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'CAT',
    label: 'Cat care',
  },
  catTraining: {
    path: '/CatTraining',
    title: 'Kitten and cat training',
    description:
      'A new kitten? How to teach the litter tray and the cat door, how cats are introduced to each other, and whether a cat likes to be walked.',
    isIndexed: true,
    audience: 'anybody',
    menu: 'CAT',
    label: 'Cat training',
  },
  search: {
    path: '/PetSearchItems',
    title: 'Search animals, food and accessories',
    description:
      'Find a dog, a cat, a rabbit or another small friend, and everything they need: search by name, breed, age, gender, color and price.',
    isIndexed: true,
    audience: 'anybody',
    list: { category: 'PETS' },
    queries: ['PetList'],
  },
  compare: {
    path: '/compare',
    title: 'Compare',
    description:
      'Up to four animals, or of food or accessories, side by side: price, stock, rating and facts.',
    isIndexed: false,
    audience: 'anybody',
  },
  cart: {
    path: '/YourCarts',
    title: 'Your cart',
    description: 'What is in your cart, what it comes to with delivery, and the way to pay for it by card.',
    isIndexed: true,
    audience: 'anybody',
  },
  item: {
    path: '/pet/:id',
    title: 'In the shop',
    description:
      'An animal that looks for a home, or something that makes one: pictures, facts, price and delivery on one page.',
    isIndexed: true,
    audience: 'anybody',
    queries: ['PetDetails', 'ItemReviews', 'SimilarPets'],
  },
  itemOrder: {
    path: '/PetOrderDetails/:id',
    title: 'Order',
    isIndexed: false,
    canonical: 'item',
    audience: 'accounts',
    queries: ['PetDetails'],
  },
  petOrders: {
    path: '/petorder',
    title: 'Your pet orders',
    isIndexed: false,
    audience: 'accounts',
    menu: 'Your Order',
    label: 'Pet orders',
  },
  goodsOrders: {
    path: '/accessoriesOrder',
    title: 'Your accessories and food orders',
    isIndexed: false,
    audience: 'accounts',
    menu: 'Your Order',
    label: 'Accessories and food orders',
  },
  repeatDelivery: {
    path: '/repeatDelivery',
    title: 'Your repeat deliveries',
    isIndexed: false,
    audience: 'accounts',
    menu: 'Your Order',
    label: 'Repeat deliveries',
  },
  account: {
    path: '/account',
    title: 'Your account',
    isIndexed: false,
    audience: 'accounts',
  },
  order: {
    path: '/order/:number',
    title: 'Your order',
    isIndexed: false,
    audience: 'accounts',
  },
  overview: {
    path: '/adminDashboard',
    title: 'Overview · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Overview',
  },
  addPets: {
    path: '/adminDashboard/addpets',
    title: 'Add data · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Add data',
  },
  managePets: {
    path: '/adminDashboard/ManagePetsdata',
    title: 'Pets data · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Manage pets data',
  },
  managePetOrders: {
    path: '/adminDashboard/ManagePetsOrder',
    title: 'Animal orders · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Animal orders',
  },
  manageGoodsOrders: {
    path: '/adminDashboard/ManageAccessoriesOrder',
    title: 'Item orders · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Item orders',
  },
  makeAdmin: {
    path: '/adminDashboard/MakeAdmin',
    title: 'Make admin · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Make admin',
  },
  promotions: {
    path: '/adminDashboard/promotions',
    title: 'Promotions · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Promotions',
  },
  repeatDeliveries: {
    path: '/adminDashboard/repeatDeliveries',
    title: 'Repeat deliveries · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Repeat deliveries',
  },
  synonyms: {
    path: '/adminDashboard/synonyms',
    title: 'Synonyms · Back office',
    description: 'What words mean in the search.',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Synonyms',
  },
  moneyHealth: {
    path: '/adminDashboard/MoneyHealth',
    title: 'Money health · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Money health',
  },
  audit: {
    path: '/adminDashboard/Audit',
    title: 'Audit · Back office',
    isIndexed: false,
    audience: 'admins',
    menu: 'Back office',
    label: 'Audit',
  },
} as const satisfies Readonly<Record<string, Page>>;

/** Exactly what stands in the table, for types that depend on it. */
export type PageTable = typeof table;
export type PageId = keyof PageTable;

export const pages: Readonly<Record<PageId, Page>> = table;
export const pageIds = Object.keys(pages) as PageId[];

const patterns = pageIds.map(
  (id) => [id, new RegExp(`^${pages[id].path.replace(/:\w+/, '[^/]+')}/?$`, 'i')] as const,
);

/** The page at a path without its query; null where there is none. */
export function findPage(path: string): PageId | null {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}

/** Whether a page is for accounts alone. */
export function isGuarded(id: PageId): boolean {
  return pages[id].audience !== 'anybody';
}
