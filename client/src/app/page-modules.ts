import type { DocumentNode } from 'graphql';
import type { ComponentType, ReactNode } from 'react';
import type { PageId, PageTable } from '../../../domain/pages/pages.ts';
import type { Permission } from '../../../domain/permissions.ts';

/** What the module of a page exports. */
export interface PageModule<Props = object> {
  readonly Component: ComponentType<Props>;
  /** What it needs around it, beside what the shop has around every page. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** What it asks for first. */
  readonly documents?: readonly DocumentNode[];
}

/** Props of a page that lists items. */
type PropsOf<Page> = Page extends { list: infer List } ? List : object;

/** The pages of the back office. */
export type AdminPageId = {
  readonly [Id in PageId]: PageTable[Id]['audience'] extends Permission ? Id : never;
}[PageId];

/** The pages of whoever has signed in. */
export type OwnPageId = {
  readonly [Id in PageId]: PageTable[Id]['audience'] extends 'accounts' ? Id : never;
}[PageId];

type PageModules = {
  readonly [Id in Exclude<PageId, AdminPageId | OwnPageId>]: () => Promise<
    PageModule<PropsOf<PageTable[Id]>>
  >;
} & { readonly notFound: () => Promise<PageModule> };

/**
 * Where the code of each page is, one page a line: the build reads here which files the server has to send with a page
 * (client/page-files.ts). Those of accounts and of the back office have lists of their own (own-page-modules.ts,
 * admin-page-modules.ts), which visitors do not load.
 */
export const pageModules: PageModules = {
  home: () => import('../pages/home.page.tsx'),
  login: () => import('../pages/account/login.page.tsx'),
  register: () => import('../pages/account/register.page.tsx'),
  resetPassword: () => import('../pages/account/reset-password.page.tsx'),
  findDog: () => import('../pages/pet-list.page.tsx'),
  findCat: () => import('../pages/pet-list.page.tsx'),
  findOthers: () => import('../pages/pet-list.page.tsx'),
  findRabbits: () => import('../pages/pet-list.page.tsx'),
  findBirds: () => import('../pages/pet-list.page.tsx'),
  findMyAnimal: () => import('../pages/find-my-animal.page.tsx'),
  feeding: () => import('../pages/feeding.page.tsx'),
  dogFood: () => import('../pages/product-list.page.tsx'),
  catFood: () => import('../pages/product-list.page.tsx'),
  dogAccessories: () => import('../pages/product-list.page.tsx'),
  catAccessories: () => import('../pages/product-list.page.tsx'),
  othersFood: () => import('../pages/product-list.page.tsx'),
  othersAccessories: () => import('../pages/product-list.page.tsx'),
  dogCare: () => import('../pages/dog-care.page.tsx'),
  dogTraining: () => import('../pages/dogs-training.page.tsx'),
  catCare: () => import('../pages/cat-care.page.tsx'),
  catTraining: () => import('../pages/cat-training.page.tsx'),
  care: () => import('../pages/care/care.page.tsx'),
  search: () => import('../pages/search.page.tsx'),
  returns: () => import('../pages/about/returns.page.tsx'),
  help: () => import('../pages/about/help.page.tsx'),
  contact: () => import('../pages/about/contact.page.tsx'),
  privacy: () => import('../pages/about/privacy.page.tsx'),
  terms: () => import('../pages/about/terms.page.tsx'),
  compare: () => import('../pages/compare.page.tsx'),
  wishList: () => import('../pages/wish-list.page.tsx'),
  sharedWishList: () => import('../pages/wish-list.page.tsx'),
  cart: () => import('../pages/your-carts.page.tsx'),
  item: () => import('../pages/item/item.page.tsx'),
  notFound: () => import('../pages/not-found.page.tsx'),
};
