import type { Category, PetType, Species } from '../catalogue/pet-options.ts';
import { can, type Permission, type Role } from '../permissions.ts';

/** A page of the shop (specification §2). */
export interface Page {
  /** Its canonical path: any case opens it. `:id` is that of an item, `:number` that of an order, `:code` the secret of an invitation or a wish list. */
  readonly path: string;
  /** Without the name of the shop and, of a page for staff, of the back office. */
  readonly title: string;
  /** Whether search engines should list it: what says the same to everybody who comes from there. Not, unless said. */
  readonly isIndexed?: boolean;
  /** The page with the same subject that search engines list in its place. */
  readonly canonical?: 'item';
  /** Whom it is for: anybody, every account, or those whose role may do something. Others are sent to sign in, or home. */
  readonly audience: 'anybody' | 'accounts' | Permission;
  /** The menu it is in; one, so that one menu can say "you are here". */
  readonly menu?: Menu;
  /** Another menu that leads to it. */
  readonly alsoIn?: Menu;
  /** The text of links to it, where that is not its title. */
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
  | 'SimilarPets'
  | 'ShopFacts'
  | 'ShopTexts';

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
    isIndexed: true,
    audience: 'anybody',
    label: 'Home',
    queries: ['Showcase', 'WaitingAnimals'],
  },
  register: {
    path: '/register',
    title: 'Register',
    isIndexed: true,
    audience: 'anybody',
    menu: 'ACCOUNT',
    label: 'REGISTER',
  },
  login: {
    path: '/login',
    title: 'Log in',
    isIndexed: true,
    audience: 'anybody',
    menu: 'ACCOUNT',
    label: 'LOGIN',
  },
  resetPassword: {
    path: '/resetPassword',
    title: 'Reset your password',
    audience: 'anybody',
  },
  findDog: {
    path: '/FindDog',
    title: 'Dogs looking for a home',
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
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    label: 'All small animals',
    list: { type: 'OTHER', category: 'PETS' },
    queries: ['PetList'],
  },
  findMyAnimal: {
    path: '/findMyAnimal',
    title: 'Find my animal',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
  },
  feeding: {
    path: '/feeding',
    title: 'How much food',
    isIndexed: true,
    audience: 'anybody',
    menu: 'FOODS',
  },
  othersFood: {
    path: '/OthersFood',
    title: 'Food for rabbits, birds and small animals',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    alsoIn: 'FOODS',
    label: 'Small animal food',
    list: { type: 'OTHER', category: 'FOOD' },
    queries: ['PetList'],
  },
  othersAccessories: {
    path: '/OthersAccessories',
    title: 'Hutches, cages and more for small animals',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
    alsoIn: 'ACCESSORIES',
    label: 'Small animal accessories',
    list: { type: 'OTHER', category: 'ACCESSORIES' },
    queries: ['PetList'],
  },
  dogFood: {
    path: '/DogsFood',
    title: 'Dog food',
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
    isIndexed: true,
    audience: 'anybody',
    menu: 'DOG',
    label: 'Dog care',
  },
  dogTraining: {
    path: '/DogsTraining',
    title: 'Dog training',
    isIndexed: true,
    audience: 'anybody',
    menu: 'DOG',
  },
  catCare: {
    path: '/CatCare',
    title: 'Cat care',
    isIndexed: true,
    audience: 'anybody',
    menu: 'CAT',
  },
  catTraining: {
    path: '/CatTraining',
    title: 'Kitten and cat training',
    isIndexed: true,
    audience: 'anybody',
    menu: 'CAT',
    label: 'Cat training',
  },
  care: {
    path: '/care',
    title: 'Care by kind and age',
    isIndexed: true,
    audience: 'anybody',
    menu: 'OTHERS',
  },
  search: {
    path: '/PetSearchItems',
    title: 'Search animals, food and accessories',
    isIndexed: true,
    audience: 'anybody',
    list: { category: 'PETS' },
    queries: ['PetList'],
  },
  returns: {
    path: '/returns',
    title: 'Returns',
    isIndexed: true,
    audience: 'anybody',
    queries: ['ShopTexts'],
  },
  help: {
    path: '/help',
    title: 'Help',
    isIndexed: true,
    audience: 'anybody',
    queries: ['ShopTexts'],
  },
  contact: {
    path: '/contact',
    title: 'Ask us',
    isIndexed: true,
    audience: 'anybody',
    queries: ['ShopFacts'],
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy',
    isIndexed: true,
    audience: 'anybody',
    queries: ['ShopTexts'],
  },
  terms: {
    path: '/terms',
    title: 'Terms',
    isIndexed: true,
    audience: 'anybody',
    queries: ['ShopTexts'],
  },
  compare: {
    path: '/compare',
    title: 'Compare',
    audience: 'anybody',
  },
  cart: {
    path: '/YourCarts',
    title: 'Your cart',
    isIndexed: true,
    audience: 'anybody',
  },
  item: {
    path: '/pet/:id',
    title: 'In the shop',
    isIndexed: true,
    audience: 'anybody',
    queries: ['PetDetails', 'ItemReviews', 'SimilarPets'],
  },
  itemOrder: {
    path: '/PetOrderDetails/:id',
    title: 'Order',
    canonical: 'item',
    audience: 'accounts',
    queries: ['PetDetails'],
  },
  petOrders: {
    path: '/petorder',
    title: 'Your pet orders',
    audience: 'accounts',
    menu: 'Your Order',
    label: 'Pet orders',
  },
  petOrder: {
    path: '/petorder/:id',
    title: 'Your pet order',
    audience: 'accounts',
  },
  goodsOrders: {
    path: '/accessoriesOrder',
    title: 'Your accessories and food orders',
    audience: 'accounts',
    menu: 'Your Order',
    label: 'Accessories and food orders',
  },
  repeatDelivery: {
    path: '/repeatDelivery',
    title: 'Your repeat deliveries',
    audience: 'accounts',
    menu: 'Your Order',
    label: 'Repeat deliveries',
  },
  wishList: {
    path: '/wishList',
    title: 'Wish list',
    audience: 'anybody',
    menu: 'Your Order',
  },
  sharedWishList: {
    path: '/wishList/:code',
    title: 'A wish list',
    audience: 'anybody',
  },
  myAnimals: {
    path: '/myAnimals',
    title: 'My animals',
    audience: 'accounts',
  },
  myAnimal: {
    path: '/myAnimals/:id',
    title: 'My animal',
    audience: 'accounts',
  },
  account: {
    path: '/account',
    title: 'Your account',
    audience: 'accounts',
  },
  order: {
    path: '/order/:number',
    title: 'Your order',
    audience: 'accounts',
  },
  invitation: {
    path: '/invitation/:code',
    title: 'Your invitation',
    audience: 'accounts',
  },
  overview: {
    path: '/adminDashboard',
    title: 'Overview',
    audience: 'seeFigures',
    menu: 'Back office',
  },
  manageOrders: {
    path: '/adminDashboard/orders',
    title: 'Orders',
    audience: 'handleOrders',
    menu: 'Back office',
  },
  packing: {
    path: '/adminDashboard/packing',
    title: 'Packing',
    audience: 'handleOrders',
    menu: 'Back office',
  },
  packingSheets: {
    path: '/adminDashboard/packing/print',
    title: 'Packing slips',
    audience: 'handleOrders',
  },
  addPets: {
    path: '/adminDashboard/addpets',
    title: 'Add data',
    audience: 'editCatalogue',
    menu: 'Back office',
  },
  managePets: {
    path: '/adminDashboard/ManagePetsdata',
    title: 'Pets data',
    audience: 'editCatalogue',
    menu: 'Back office',
    label: 'Manage pets data',
  },
  stock: {
    path: '/adminDashboard/stock',
    title: 'Count stock',
    audience: 'editCatalogue',
    menu: 'Back office',
  },
  itemStock: {
    path: '/adminDashboard/stock/:id',
    title: 'Stock',
    audience: 'editCatalogue',
  },
  purchases: {
    path: '/adminDashboard/purchases',
    title: 'What to buy',
    audience: 'editCatalogue',
    menu: 'Back office',
  },
  imports: {
    path: '/adminDashboard/imports',
    title: 'Imports',
    audience: 'editCatalogue',
    menu: 'Back office',
  },
  animalFiles: {
    path: '/adminDashboard/animals',
    title: 'Files of animals',
    audience: 'editCatalogue',
    menu: 'Back office',
  },
  animalFile: {
    path: '/adminDashboard/animals/:id',
    title: 'File of an animal',
    audience: 'editCatalogue',
  },
  managePetOrders: {
    path: '/adminDashboard/ManagePetsOrder',
    title: 'Animal orders',
    audience: 'handleOrders',
    menu: 'Back office',
  },
  managePetOrder: {
    path: '/adminDashboard/ManagePetsOrder/:id',
    title: 'Animal order',
    audience: 'handleOrders',
  },
  animalPapers: {
    path: '/adminDashboard/ManagePetsOrder/:id/papers',
    title: 'Papers of an animal',
    audience: 'handleOrders',
  },
  manageGoodsOrders: {
    path: '/adminDashboard/ManageAccessoriesOrder',
    title: 'Item orders',
    audience: 'handleOrders',
    menu: 'Back office',
  },
  managedOrder: {
    path: '/adminDashboard/orders/:number',
    title: 'Order',
    audience: 'handleOrders',
  },
  packingSlip: {
    path: '/adminDashboard/orders/:number/packing-slip',
    title: 'Packing slip',
    audience: 'handleOrders',
  },
  addressLabel: {
    path: '/adminDashboard/orders/:number/label',
    title: 'Address label',
    audience: 'handleOrders',
  },
  printedDispute: {
    path: '/adminDashboard/orders/:number/dispute',
    title: 'Disputed charge',
    audience: 'handleOrders',
  },
  pickList: {
    path: '/adminDashboard/pick-list',
    title: 'Pick list',
    audience: 'handleOrders',
  },
  questions: {
    path: '/adminDashboard/questions',
    title: 'Questions',
    audience: 'handleOrders',
    menu: 'Back office',
  },
  customers: {
    path: '/adminDashboard/customers',
    title: 'Customers',
    audience: 'seeCustomers',
    menu: 'Back office',
  },
  customer: {
    path: '/adminDashboard/customers/:id',
    title: 'Customer',
    audience: 'seeCustomers',
  },
  makeAdmin: {
    path: '/adminDashboard/MakeAdmin',
    title: 'Make admin',
    audience: 'manageStaff',
    menu: 'Back office',
  },
  staff: {
    path: '/adminDashboard/staff',
    title: 'Staff',
    audience: 'manageStaff',
    menu: 'Back office',
  },
  promotions: {
    path: '/adminDashboard/promotions',
    title: 'Promotions',
    audience: 'managePromotions',
    menu: 'Back office',
  },
  repeatDeliveries: {
    path: '/adminDashboard/repeatDeliveries',
    title: 'Repeat deliveries',
    audience: 'seeFigures',
    menu: 'Back office',
  },
  synonyms: {
    path: '/adminDashboard/synonyms',
    title: 'Synonyms',
    audience: 'editCatalogue',
    menu: 'Back office',
  },
  settings: {
    path: '/adminDashboard/settings',
    title: 'Settings',
    audience: 'changeSettings',
    menu: 'Back office',
  },
  moneyHealth: {
    path: '/adminDashboard/MoneyHealth',
    title: 'Money health',
    audience: 'seeFigures',
    menu: 'Back office',
  },
  audit: {
    path: '/adminDashboard/Audit',
    title: 'Audit',
    audience: 'seeAudit',
    menu: 'Back office',
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

/** Whether a path is one of the back office, with a page there or none. */
export function isInBackOffice(path: string): boolean {
  return /^\/adminDashboard(\/|$)/i.test(path);
}

/** Whether a page is for accounts alone. */
export function isGuarded(id: PageId): boolean {
  return pages[id].audience !== 'anybody';
}

/** Where the back office begins for a role that has one; home for others. */
export function backOfficePath(role: Role): string {
  const [first = 'home'] = backOfficePages(role);
  return pages[first].path;
}

/** The pages in the back office's menu that a role may open, in its order. */
export function backOfficePages(role: Role): PageId[] {
  return pageIds.filter((id) => pages[id].menu === 'Back office' && mayOpen(id, role));
}

/** Whether an account with a role may open a page. */
export function mayOpen(id: PageId, role: Role): boolean {
  const { audience } = pages[id];
  return audience === 'anybody' || audience === 'accounts' || can(role, audience);
}

/** Whether a page is for those alone whose role may do something. */
export function isForStaff(id: PageId): boolean {
  const { audience } = pages[id];
  return audience !== 'anybody' && audience !== 'accounts';
}
