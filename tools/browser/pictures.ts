import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** One of the README's pictures: a page of the demo shop as somebody sees it. */
export interface Picture {
  readonly name: string;
  /** `item:…` stands for the page of the first item that is found by these words, `:number` for the latest order. */
  readonly path: string;
  readonly widthPx: 390 | 1280;
  readonly viewer: 'visitor' | 'shopper' | 'admin';
  /** The file that draws the page. */
  readonly source: string;
  /** The link or button that is pressed on it first. */
  readonly opens?: RegExp;
}

export const pictures: readonly Picture[] = [
  { name: 'home', path: '/', widthPx: 1280, viewer: 'visitor', source: 'client/src/pages/home.page.tsx' },
  {
    name: 'item',
    path: 'item:Peanut Butter Biscuits',
    widthPx: 1280,
    viewer: 'visitor',
    source: 'client/src/pages/item/item.page.tsx',
  },
  {
    name: 'list-phone',
    path: '/FindDog',
    widthPx: 390,
    viewer: 'visitor',
    source: 'client/src/pages/pet-list.page.tsx',
  },
  {
    name: 'cart',
    path: '/YourCarts',
    widthPx: 1280,
    viewer: 'shopper',
    source: 'client/src/pages/your-carts.page.tsx',
  },
  {
    name: 'order-phone',
    path: '/order/:number',
    widthPx: 390,
    viewer: 'shopper',
    source: 'client/src/pages/order.page.tsx',
  },
  {
    name: 'repeats-phone',
    path: '/repeatDelivery',
    widthPx: 390,
    viewer: 'shopper',
    source: 'client/src/pages/repeat-delivery.page.tsx',
  },
  {
    name: 'overview',
    path: '/adminDashboard',
    widthPx: 1280,
    viewer: 'admin',
    source: 'client/src/pages/admin/overview.page.tsx',
  },
  {
    name: 'back-office-order',
    path: '/adminDashboard/orders/:number',
    widthPx: 1280,
    viewer: 'admin',
    source: 'client/src/pages/admin/order/order.page.tsx',
  },
  {
    name: 'orders-phone',
    path: '/adminDashboard/orders',
    widthPx: 390,
    viewer: 'admin',
    source: 'client/src/pages/admin/orders.page.tsx',
  },
  {
    name: 'customers',
    path: '/adminDashboard/customers',
    widthPx: 1280,
    viewer: 'admin',
    source: 'client/src/pages/admin/customers/customers.page.tsx',
  },
  {
    name: 'promotions',
    path: '/adminDashboard/promotions',
    opens: /^Edit/,
    widthPx: 1280,
    viewer: 'admin',
    source: 'client/src/pages/admin/promotions.page.tsx',
  },
  {
    name: 'settings',
    path: '/adminDashboard/settings',
    widthPx: 1280,
    viewer: 'admin',
    source: 'client/src/pages/admin/settings.page.tsx',
  },
  {
    name: 'mailbox',
    path: '/mailbox',
    opens: /is on its way/,
    widthPx: 1280,
    viewer: 'visitor',
    source: 'server/src/letters/mailbox/mailbox-page.ts',
  },
];

/** Where the pictures are, and what they were made of. */
export const pictureFolder = join(projectRoot, 'docs/screenshots');
export const pagesFile = join(pictureFolder, 'pages.json');

/** A digest of the file that draws a page, and of the styles and siblings that it imports for itself. */
export function digestOfPage(source: string): string {
  const path = join(projectRoot, source);
  const text = readFileSync(path, 'utf8');
  const own = [...text.matchAll(/from '(\.\/[^']+(?:\.css|-styles\.ts))'/g)].map(([, name = '']) =>
    readFileSync(join(dirname(path), name), 'utf8'),
  );
  return createHash('sha256')
    .update([text, ...own].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
