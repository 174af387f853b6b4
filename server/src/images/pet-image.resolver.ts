import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { middle, objectPositionOf } from '../../../domain/pictures/focal-point.ts';
import { type ImageWidth, imageWidths } from '../../../domain/pictures/page-pictures.ts';
import { badInput } from '../platform/domain-error.ts';
import { FocalPoint } from './focal-point.entity.ts';
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

  @FieldResolver(() => FocalPoint, {
    description: 'What every frame that cuts the picture keeps in sight.',
    // Of the same record: it takes no look-up.
    complexity: ({ childComplexity }) => childComplexity,
  })
  focalPoint(@Root() { focalPoint }: PetImage): FocalPoint {
    return focalPoint ?? middle;
  }

  @FieldResolver(() => String, {
    description: 'Where it stands in a frame of 4:3, as object-position has it in CSS.',
    complexity: 0,
  })
  objectPosition(@Root() { focalPoint, width, height }: PetImage): string {
    return objectPositionOf(focalPoint ?? middle, { width, height });
  }
}
