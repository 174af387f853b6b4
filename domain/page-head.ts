import { findPageRoute, type PageRoute } from './page-routes.ts';

/*
 * What a page says about itself to browsers, search engines and whoever shares it. The server writes it into the
 * page that it answers, the client into the page that it turns to; both from here.
 */

export const SHOP_NAME = 'Fern & Paw';

interface PageWords {
  /** Without the name of the shop. */
  readonly title: string;
  /** One or two sentences, as a search engine shows them below the title. */
  readonly description: string;
  /** Whether search engines should list the page: what everybody sees, and nobody's own affairs. */
  readonly isIndexed: boolean;
}

export interface PageHead extends PageWords {
  /** Its one address among the ways to spell it; null for a page that is not there. */
  readonly path: string | null;
  readonly type: 'website' | 'product';
  readonly image: PageImage;
}

interface PageImage {
  /** A JPEG, which every preview can show. */
  readonly path: string;
  readonly alt: string;
  /** In pixels, like the height. */
  readonly width: number;
  readonly height: number;
}

/** An element of the head, as both sides make it. */
export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const shopImage: PageImage = {
  path: '/og.jpg',
  alt: `A dog and a cat beside the name ${SHOP_NAME}`,
  width: 1200,
  height: 630,
};

const words = {
  '/': listed(
    'Pets, food and accessories',
    'Dogs and cats looking for a home, and the food, beds, leads and toys to go with them, chosen by people who share a sofa with animals.',
  ),
  '/FindDog': listed(
    'Dogs looking for a home',
    'Puppies, grown dogs and grey muzzles, each with a name, a story and a price. Choose by breed, age, colour and gender, and ask for yours.',
  ),
  '/FindCat': listed(
    'Cats looking for a home',
    'Kittens, grown cats and wise old ones, each with a name, a story and a price. Choose by breed, age, colour and gender, and ask for yours.',
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
  '/PetSearchItems': listed(
    'Search animals, food and accessories',
    'Find a dog, a cat, a rabbit or another small friend, and everything they need: search by name, breed, age, gender, colour and price.',
  ),
  '/PetOrderDetails/:id': listed(
    'In the shop',
    'An animal that looks for a home, or something that makes one: pictures, facts, price and delivery on one page.',
  ),
  '/login': unlisted(
    'Log in',
    'Log in to order an animal, pay for your cart and see how your orders are doing.',
  ),
  '/register': unlisted('Create an account', 'An account keeps your cart and your orders together.'),
  '/YourCarts': unlisted('Your cart', 'What is in your cart, what it comes to, and the way to pay for it.'),
  '/petorder': unlisted('Your pet orders', 'The animals you have asked for, and how things stand.'),
  '/accessoriesOrder': unlisted(
    'Your accessories and food orders',
    'What is packed, on its way and delivered.',
  ),
  '/adminDashboard': backOffice('Overview', 'How the shop is doing.'),
  '/adminDashboard/addpets': backOffice('Add data', 'Put an animal, food or an accessory into the shop.'),
  '/adminDashboard/ManagePetsOrder': backOffice(
    'Animal orders',
    'Accept an order and the animal has a home.',
  ),
  '/adminDashboard/ManageAccessoriesOrder': backOffice('Item orders', 'What was bought, and where it is.'),
  '/adminDashboard/MakeAdmin': backOffice('Make admin', 'Who runs the shop.'),
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
  '/resetPassword': unlisted('Reset your password', 'Choose a new password with the link from the e-mail.'),
  '/adminDashboard/ManagePetsdata': backOffice('Pets data', 'Search, change and take out what the shop has.'),
};

export const pageWords: Record<PageRoute, PageWords> = words;

/** There is no page at this address. */
const missingPage: PageHead = {
  ...unlisted('This trail goes cold', 'There is no page at this address.'),
  path: null,
  type: 'website',
  image: shopImage,
};

/** The page of an item that left the shop, or never was in it. */
export const missingItem: PageHead = {
  ...missingPage,
  title: 'Not in the shop',
  description: 'This item has left the shop, or the address has a slip in it.',
};

/** What the page at a path says, as far as the path alone tells: of an item it knows no more than that it is one. */
export function headOfPage(path: string): PageHead {
  const route = findPageRoute(path);
  if (!route) return missingPage;
  const id = findItemId(path);
  return { ...pageWords[route], path: id ? itemPath(id) : route, type: 'website', image: shopImage };
}

interface ShownItem {
  readonly _id: string;
  readonly petname: string;
  readonly short: string;
  readonly image?: { readonly hash: string; readonly width: number; readonly height: number } | null;
}

/** What the page of an item says. */
export function headOfItem({ _id, petname, short, image }: ShownItem): PageHead {
  return {
    ...listed(petname, shortened(short)),
    path: itemPath(_id),
    type: 'product',
    image: image ? pictureOf(petname, image) : shopImage,
  };
}

/** The widest rendition, which is no wider than the picture itself. */
function pictureOf(alt: string, { hash, width, height }: NonNullable<ShownItem['image']>): PageImage {
  const scale = Math.min(1, 1280 / width);
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return { path: `/images/${hash}/1280.jpeg`, alt, width: shownWidth, height: shownHeight };
}

export function itemPath(id: string): string {
  return `/PetOrderDetails/${id.toLowerCase()}`;
}

/** Which item the page at a path is about; null for all other pages. */
export function findItemId(path: string): string | null {
  return /^\/PetOrderDetails\/([^/]+)\/?$/i.exec(path)?.[1] ?? null;
}

/** Title of the browser's tab. */
export function tabTitle({ title }: PageHead): string {
  return `${title} · ${SHOP_NAME}`;
}

/**
 * Everything but the title.
 *
 * @param origin where the shop is reached, such as `https://fern-and-paw.example`, for addresses must be whole
 */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const { title, description, isIndexed, path, type, image } = head;
  return [
    named('description', description),
    named('robots', isIndexed ? 'index, follow, max-image-preview:large' : 'noindex'),
    ...(path === null ? [] : [canonical(origin + path), property('og:url', origin + path)]),
    property('og:site_name', SHOP_NAME),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:image', origin + image.path),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

function listed(title: string, description: string): PageWords {
  return { title, description, isIndexed: true };
}

function unlisted(title: string, description: string): PageWords {
  return { title, description, isIndexed: false };
}

function backOffice(title: string, description: string): PageWords {
  return unlisted(`${title} · Back office`, description);
}

function named(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { property: name, content } };
}

function canonical(href: string): HeadTag {
  return { element: 'link', attributes: { rel: 'canonical', href } };
}

/** Search engines show about this many characters of a description. */
const MAX_DESCRIPTION = 160;

/** A text cut between two words where it is too long. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}
