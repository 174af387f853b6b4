/*
 * The first pictures of a page: the client shows them, and the server preloads them in the HTML, so
 * that they set off before any code has run. Both have to mean the same files, and have them from here.
 */

export interface Picture {
  readonly hash: string;
  /** Of what was uploaded, in pixels. */
  readonly width: number;
}

/** Widths that the server renders, in pixels. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

const FALLBACK_WIDTH_PX = 640;

/** How wide a picture is shown, as in the attribute of that name. */
export const pictureSizes = {
  portrait: '(min-width: 62em) 220px, 33vw',
  card: '(min-width: 75em) 280px, (min-width: 48em) 30vw, 50vw',
  details: '(min-width: 62em) 600px, 100vw',
} as const;

/** Portraits in the banner of the home page. */
const PORTRAIT_COUNT = 3;

/** Cards in the first row of a list on a phone; those of a desk's are fetched by the page itself. */
const FIRST_ROW_CARDS = 2;

/** The renditions of a picture, as in the attribute of that name. */
export function srcSetOf(picture: Picture, format: 'avif' | 'webp' | 'jpeg'): string {
  return imageWidths
    .filter((width) => width <= maxRenditionWidth(picture))
    .map((width) => `${urlOf(picture, width, format)} ${width}w`)
    .join(', ');
}

/** One that every browser can show. */
export function fallbackUrlOf(picture: Picture): string {
  return urlOf(picture, Math.min(FALLBACK_WIDTH_PX, maxRenditionWidth(picture)), 'jpeg');
}

interface PicturedItem {
  readonly image?: Picture | null;
}
interface PageQueryData {
  readonly pet?: PicturedItem | null;
  readonly pets?: { readonly edges: readonly { readonly node: PicturedItem }[] };
}

/** The pictures at the top of a page, by its query and the data of it, with how wide they are shown. */
export function preloadedPictures(operation: string, answer: unknown): { picture: Picture; sizes: string }[] {
  const { pet, pets } = answer as PageQueryData;
  const items = pets?.edges.map(({ node }) => node) ?? [];
  switch (operation) {
    case 'WaitingAnimals':
      return withSizes(items.filter(({ image }) => image).slice(0, PORTRAIT_COUNT), pictureSizes.portrait);
    case 'PetList':
      return withSizes(items.slice(0, FIRST_ROW_CARDS), pictureSizes.card);
    case 'PetDetails':
      return withSizes(pet ? [pet] : [], pictureSizes.details);
    default:
      return [];
  }
}

function withSizes(items: readonly PicturedItem[], sizes: string): { picture: Picture; sizes: string }[] {
  return items.flatMap(({ image }) => (image ? [{ picture: image, sizes }] : []));
}

/** The first rendition that has all of the picture; wider ones would only be bigger files. */
function maxRenditionWidth({ width: whole }: Picture): number {
  return imageWidths.find((width) => width >= whole) ?? 1280;
}

/** Where one rendition of a picture is. */
export function urlOf({ hash }: Pick<Picture, 'hash'>, width: number, format: string): string {
  return `/images/${hash}/${width}.${format}`;
}
