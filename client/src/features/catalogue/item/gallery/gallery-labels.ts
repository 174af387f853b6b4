import type { PetPictureFieldsFragment } from '../../../../gql/graphql.ts';

/** A picture of an item, with what is in it where somebody has said so. */
export interface GalleryPicture extends PetPictureFieldsFragment {
  readonly alt?: string | null;
}

/** What stands for a picture where it is not seen. */
export function altOf(pictures: readonly GalleryPicture[], place: number, name: string): string {
  const { alt } = pictures[place] ?? {};
  if (alt) return alt;
  return pictures.length > 1 ? `${name}, picture ${place + 1} of ${pictures.length}` : name;
}

/** "Picture 2 of 5: From the side". */
export function pictureLabel(pictures: readonly GalleryPicture[], place: number): string {
  const { alt } = pictures[place] ?? {};
  return `Picture ${place + 1} of ${pictures.length}${alt ? `: ${alt}` : ''}`;
}

export function enlargeLabel(pictures: readonly GalleryPicture[], place: number, name: string): string {
  const { alt } = pictures[place] ?? {};
  const which = pictures.length > 1 ? `picture ${place + 1} of ${pictures.length}` : 'the picture';
  return `Enlarge ${which} of ${name}${alt ? `: ${alt}` : ''}`;
}
