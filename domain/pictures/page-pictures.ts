/*
 * The pictures that a page begins with: the client shows them, and the server tells a browser of them in the HTML, so
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

const DEFAULT_WIDTH = 640;

/** How wide a picture is shown, as in the attribute of that name. */
export const pictureSizes = {
  portrait: '(min-width: 62em) 220px, 33vw',
  card: '(min-width: 75em) 280px, (min-width: 48em) 30vw, 50vw',
  details: '(min-width: 62em) 600px, 100vw',
} as const;

/** Portraits in the banner of the home page. */
const PORTRAITS = 3;

/** Cards in the first row of a list on a phone; those of a desk's are fetched by the page itself. */
const FIRST_ROW = 2;

/** The renditions of a picture, as in the attribute of that name. */
export function srcSetOf(picture: Picture, format: 'avif' | 'webp' | 'jpeg'): string {
  return imageWidths
    .filter((width) => width <= widest(picture))
    .map((width) => `${addressOf(picture, width, format)} ${width}w`)
    .join(', ');
}

/** One that every browser can show. */
export function plainAddressOf(picture: Picture): string {
  return addressOf(picture, Math.min(DEFAULT_WIDTH, widest(picture)), 'jpeg');
}

interface Shown {
  readonly image?: Picture | null;
}
interface ShownData {
  readonly pet?: Shown | null;
  readonly pets?: { readonly edges: readonly { readonly node: Shown }[] };
}

/** The pictures at the top of a page, by the operation that it asks and its answer, with how wide they are shown. */
export function firstPictures(operation: string, answer: unknown): { picture: Picture; sizes: string }[] {
  const { pet, pets } = answer as ShownData;
  const items = pets?.edges.map(({ node }) => node) ?? [];
  switch (operation) {
    case 'WaitingAnimals':
      return sized(items.filter(({ image }) => image).slice(0, PORTRAITS), pictureSizes.portrait);
    case 'PetList':
      return sized(items.slice(0, FIRST_ROW), pictureSizes.card);
    case 'PetDetails':
      return sized(pet ? [pet] : [], pictureSizes.details);
    default:
      return [];
  }
}

function sized(items: readonly Shown[], sizes: string): { picture: Picture; sizes: string }[] {
  return items.flatMap(({ image }) => (image ? [{ picture: image, sizes }] : []));
}

/** The first rendition that has all of the picture; wider ones would only be bigger files. */
function widest({ width: whole }: Picture): number {
  return imageWidths.find((width) => width >= whole) ?? 1280;
}

function addressOf({ hash }: Picture, width: number, format: string): string {
  return `/images/${hash}/${width}.${format}`;
}
