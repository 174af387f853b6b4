import type { ImageWidth } from '../../../domain/pictures/page-pictures.ts';
import type { ImagesService } from '../images/images.service.ts';

const MB = 1024 * 1024;

/** How wide the pictures of one list are, in pixels, as long as all of them have so many characters at most. */
const widths = [
  { width: 320, most: 12 * MB },
  { width: 160, most: 16 * MB },
] as const satisfies { width: ImageWidth; most: number }[];

/** What callers are told of it. */
export const listPicturesText = `In a list it is ${widths[0].width} pixels wide at most; what comes after the first ${widths[0].most / MB} MB of pictures is ${widths[1].width} pixels wide, and what does not fit into ${widths[1].most / MB} MB has none.`;

/** The pictures of one list, which stays within bounds however long it is. */
export class ListPictures {
  /** Characters of those that the list has by now. */
  private length = 0;
  private readonly left = [...widths];

  constructor(private readonly images: Pick<ImagesService, 'findBase64'>) {}

  async find(image: { readonly hash: string } | undefined): Promise<string | undefined> {
    for (let [now] = this.left; now; [now] = this.left) {
      const img = await this.images.findBase64(image, now.width);
      if (!img) return undefined;
      if (this.length + img.length <= now.most) {
        this.length += img.length;
        return img;
      }
      this.left.shift();
    }
    return undefined;
  }
}
