import type { Category, PetType, Species } from '../catalogue/pet-options.ts';
import { can, type Permission, type Role } from '../permissions.ts';

/** A page of the shop (specification §2). */
export interface Page {
  /** Its canonical path: any case opens it. `:id` is that of an item, `:number` that of an order, `:code` that of an invitation. */
  readonly path: string;
  /** Without the name of the shop. */
  readonly title: string;
  /** Whether search engines should list it: what says the same to everybody who comes from there. */
  readonly isIndexed: boolean;
  /** The page with the same subject that search engines list in its place. */
  readonly canonical?: 'item';
  /** Whom it is for: anybody, every account, or those whose role may do something. Others are sent to sign in, or home. */
  readonly audience: 'anybody' | 'accounts' | Permission;
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
    title: 'Create an account',
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
    isIndexed: false,
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
  othersFood: {
    path: '/OthersFood',
    title: 'Food for rabbits, birds and small animals',
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
    label: 'Dog training',
  },
  catCare: {
    path: '/CatCare',
    title: 'Cat care',
    isIndexed: true,
    audience: 'anybody',
    menu: 'CAT',
    label: 'Cat care',
  },
  catTraining: {
    path: '/CatTraining',
    title: 'Kitten and cat training',
    isIndexed: true,
    audience: 'anybody',
    menu: 'CAT',
    label: 'Cat training',
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
    isIndexed: false,
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
  invitation: {
    path: '/invitation/:code',
    title: 'Your invitation',
    isIndexed: false,
    audience: 'accounts',
  },
  overview: {
    path: '/adminDashboard',
    title: 'Overview · Back office',
    isIndexed: false,
    audience: 'seeFigures',
    menu: 'Back office',
    label: 'Overview',
  },
  manageOrders: {
    path: '/adminDashboard/orders',
    title: 'Orders · Back office',
    isIndexed: false,
    audience: 'handleOrders',
    menu: 'Back office',
    label: 'Orders',
  },
  addPets: {
    path: '/adminDashboard/addpets',
    title: 'Add data · Back office',
    isIndexed: false,
    audience: 'editCatalogue',
    menu: 'Back office',
    label: 'Add data',
  },
  managePets: {
    path: '/adminDashboard/ManagePetsdata',
    title: 'Pets data · Back office',
    isIndexed: false,
    audience: 'editCatalogue',
    menu: 'Back office',
    label: 'Manage pets data',
  },
  managePetOrders: {
    path: '/adminDashboard/ManagePetsOrder',
    title: 'Animal orders · Back office',
    isIndexed: false,
    audience: 'handleOrders',
    menu: 'Back office',
    label: 'Animal orders',
  },
  manageGoodsOrders: {
    path: '/adminDashboard/ManageAccessoriesOrder',
    title: 'Item orders · Back office',
    isIndexed: false,
    audience: 'handleOrders',
    menu: 'Back office',
    label: 'Item orders',
  },
  managedOrder: {
    path: '/adminDashboard/orders/:number',
    title: 'Order · Back office',
    isIndexed: false,
    audience: 'handleOrders',
  },
  packingSlip: {
    path: '/adminDashboard/orders/:number/packing-slip',
    title: 'Packing slip · Back office',
    isIndexed: false,
    audience: 'handleOrders',
  },
  addressLabel: {
    path: '/adminDashboard/orders/:number/label',
    title: 'Address label · Back office',
    isIndexed: false,
    audience: 'handleOrders',
  },
  pickList: {
    path: '/adminDashboard/pick-list',
    title: 'Pick list · Back office',
    isIndexed: false,
    audience: 'handleOrders',
  },
  customers: {
    path: '/adminDashboard/customers',
    title: 'Customers · Back office',
    isIndexed: false,
    audience: 'seeCustomers',
    menu: 'Back office',
    label: 'Customers',
  },
  customer: {
    path: '/adminDashboard/customers/:id',
    title: 'Customer · Back office',
    isIndexed: false,
    audience: 'seeCustomers',
  },
  makeAdmin: {
    path: '/adminDashboard/MakeAdmin',
    title: 'Make admin · Back office',
    isIndexed: false,
    audience: 'manageStaff',
    menu: 'Back office',
    label: 'Make admin',
  },
  staff: {
    path: '/adminDashboard/staff',
    title: 'Staff · Back office',
    isIndexed: false,
    audience: 'manageStaff',
    menu: 'Back office',
    label: 'Staff',
  },
  promotions: {
    path: '/adminDashboard/promotions',
    title: 'Promotions · Back office',
    isIndexed: false,
    audience: 'managePromotions',
    menu: 'Back office',
    label: 'Promotions',
  },
  repeatDeliveries: {
    path: '/adminDashboard/repeatDeliveries',
    title: 'Repeat deliveries · Back office',
    isIndexed: false,
    audience: 'seeFigures',
    menu: 'Back office',
    label: 'Repeat deliveries',
  },
  synonyms: {
    path: '/adminDashboard/synonyms',
    title: 'Synonyms · Back office',
    isIndexed: false,
    audience: 'editCatalogue',
    menu: 'Back office',
    label: 'Synonyms',
  },
  settings: {
    path: '/adminDashboard/settings',
    title: 'Settings · Back office',
    isIndexed: false,
    audience: 'changeSettings',
    menu: 'Back office',
    label: 'Settings',
  },
  moneyHealth: {
    path: '/adminDashboard/MoneyHealth',
    title: 'Money health · Back office',
    isIndexed: false,
    audience: 'seeFigures',
    menu: 'Back office',
    label: 'Money health',
  },
  audit: {
    path: '/adminDashboard/Audit',
    title: 'Audit · Back office',
    isIndexed: false,
    audience: 'seeAudit',
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
