import { findPage, isForStaff, type Page, pages } from './pages.ts';

/*
 * What a page says about itself to browsers, search engines and whoever shares it. The server writes it into the
 * page that it answers, the client into the page that it navigates to; both from here.
 */

/** What the shop is called until its owner says otherwise (shop-settings/shop-settings.ts). */
export const SHOP_NAME = 'Fern & Paw';

export interface PageHead extends Pick<Page, 'title' | 'isIndexed'> {
  readonly description: string;
  /** Its canonical path; null for a page that does not exist. */
  readonly path: string | null;
  readonly type: 'website' | 'product';
  readonly image: PageImage;
}

export interface PageImage {
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

/** Has the name drawn into it that the shop comes with. */
export const shopImage: PageImage = {
  path: '/og.jpg',
  alt: `A dog and a cat beside the name ${SHOP_NAME}`,
  width: 1200,
  height: 630,
};

/** What stands for the shop in previews: a shop that has a name of its own has no picture with another in it. */
export function shopImageOf(shopName: string): PageImage {
  return shopName === SHOP_NAME
    ? shopImage
    : { path: '/icon-512.png', alt: shopName, width: 512, height: 512 };
}

/** There is no page at this address. */
export const notFoundHead: PageHead = {
  title: 'This trail goes cold',
  description: 'There is no page at this address.',
  isIndexed: false,
  path: null,
  type: 'website',
  image: shopImage,
};

/**
 * The head of the page at a path; the data of an item is not known here. What search engines show below the title is the
 * server's to say (page-descriptions.ts).
 *
 * @param query of the address, `?` included, or nothing: the page of results says what was searched for
 */
export function pageHead(path: string, query = ''): PageHead {
  const page = findPage(path);
  if (!page) return notFoundHead;
  const { title: ofPage, isIndexed, canonical = page } = pages[page];
  const searched = page === 'search' ? searchedText(query) : '';
  const named = isForStaff(page) ? `${ofPage} · Back office` : ofPage;
  const title = searched ? `${searched} · Search` : named;
  const id = findItemId(path);
  return {
    title,
    description: title,
    isIndexed,
    path: id ? itemPath(id) : pages[canonical].path,
    type: 'website',
    image: shopImage,
  };
}

/** Longest text of a search in a title, in code points: whole graphemes would take code that no first page needs. */
const MAX_SEARCHED_LENGTH = 60;

/** What the page of results is about, as far as it is shown; nothing where no words were searched for. */
export function searchedText(query: string): string {
  const search = new URLSearchParams(query).get('q') ?? '';
  const text = search.replace(/^"(.+)"$/, '$1');
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, MAX_SEARCHED_LENGTH).join('');
}

/** Where everybody sees an item: its one canonical path. */
export function itemPath(id: string): string {
  return pages.item.path.replace(':id', id.toLowerCase());
}

/** Where accounts order an item. */
export function itemOrderPath(id: string): string {
  return pages.itemOrder.path.replace(':id', id);
}

/** Which item the page at a path is about; null for all other pages. */
export function findItemId(path: string): string | null {
  const page = findPage(path);
  return page === 'item' || page === 'itemOrder' ? (path.split('/')[2] ?? null) : null;
}

/** Title of the browser's tab. */
export function tabTitle({ title }: PageHead, shopName = SHOP_NAME): string {
  return `${title} · ${shopName}`;
}

/**
 * Everything but the title.
 *
 * @param origin where the shop is reached, such as `https://fern-and-paw.example`, for addresses must be whole
 */
export function headTags(head: PageHead, origin: string, shopName = SHOP_NAME): HeadTag[] {
  const { title, description, isIndexed, path, type } = head;
  const image = head.image === shopImage ? shopImageOf(shopName) : head.image;
  return [
    nameTag('description', description),
    nameTag('robots', isIndexed ? 'index, follow, max-image-preview:large' : 'noindex'),
    ...(path === null ? [] : [canonicalTag(origin + path), propertyTag('og:url', origin + path)]),
    propertyTag('og:site_name', shopName),
    propertyTag('og:type', type),
    propertyTag('og:title', title),
    propertyTag('og:description', description),
    propertyTag('og:image', origin + image.path),
    propertyTag('og:image:width', String(image.width)),
    propertyTag('og:image:height', String(image.height)),
    propertyTag('og:image:alt', image.alt),
    nameTag('twitter:card', 'summary_large_image'),
  ];
}

export function nameTag(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { name, content } };
}

export function propertyTag(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { property: name, content } };
}

function canonicalTag(href: string): HeadTag {
  return { element: 'link', attributes: { rel: 'canonical', href } };
}
