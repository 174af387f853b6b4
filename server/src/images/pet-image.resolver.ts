import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { type ImageWidth, imageWidths } from '../../../domain/pictures/page-pictures.ts';
import { badInput } from '../platform/domain-error.ts';
import { ImageFormat, PetImage } from './pet-image.entity.ts';

@Resolver(() => PetImage)
export class PetImageResolver {
  @FieldResolver(() => String, { description: 'Address of a rendition on this server.' })
  url(
    @Root() image: PetImage,
    @Arg('width', () => Int, { defaultValue: 640, description: 'Pixels: 160, 320, 480, 640, 960 or 1280.' })
    width: number,
    @Arg('format', () => ImageFormat, { defaultValue: ImageFormat.WEBP, description: 'File format.' })
    format: ImageFormat,
  ): string {
    if (!imageWidths.includes(width as ImageWidth))
      throw badInput({ width: `One of: ${imageWidths.join(', ')}` });
    return `/images/${image.hash}/${width}.${format}`;
  }
}
