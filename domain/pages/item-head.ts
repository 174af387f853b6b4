import { truncateText } from '../text/truncate-text.ts';
import { itemPath, notFoundHead, type PageHead, type PageImage, shopImage } from './page-head.ts';
import { pages } from './pages.ts';

/* What the pages of items say about themselves: beside page-head.ts, because the first page may be without it. */

/** There is no item at this address, and never was. */
export const itemNotFoundHead: PageHead = {
  ...notFoundHead,
  title: 'Not in the shop',
  description: 'There is no item at this address.',
};

/** The page of an item that has left the shop. */
export const itemGoneHead: PageHead = {
  ...notFoundHead,
  title: 'No longer in the shop',
  description: 'This item has left the shop for good.',
};

interface ShownItem {
  readonly _id: string;
  readonly petname: string;
  readonly short: string;
  readonly image?: { readonly hash: string; readonly width: number; readonly height: number } | null;
}

/** What a page of an item says: the one that everybody sees, or the one that orders it. */
export function itemHead(
  { _id, petname, short, image }: ShownItem,
  page: 'item' | 'itemOrder' = 'item',
): PageHead {
  return {
    title: petname,
    description: truncateDescription(short),
    isIndexed: pages[page].isIndexed,
    path: itemPath(_id),
    type: 'product',
    image: image ? pictureOf(petname, image) : shopImage,
  };
}

/** The widest rendition, which is no wider than the picture itself. */
function pictureOf(alt: string, { hash, width, height }: NonNullable<ShownItem['image']>): PageImage {
  const scale = Math.min(1, 1280 / width);
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return { path: itemImagePath(hash), alt, width: shownWidth, height: shownHeight };
}

/** A picture of an item as every preview can show it. @param hash of the picture */
export function itemImagePath(hash: string): string {
  return `/images/${hash}/1280.jpeg`;
}

/** Search engines show about this many characters of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** A text cut between two words where it is too long; between two graphemes where it has no words. */
function truncateDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${truncateText(line, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
}
