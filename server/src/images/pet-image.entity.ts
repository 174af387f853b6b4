import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, Int, ObjectType } from 'type-graphql';
import { FocalPoint } from './focal-point.entity.ts';

export const ImageFormat = { WEBP: 'webp', AVIF: 'avif', JPEG: 'jpeg' } as const;
export type ImageFormat = (typeof ImageFormat)[keyof typeof ImageFormat];

@ObjectType({
  simpleResolvers: true,
  description:
    'Picture of an item. Renditions are served at /images/<hash>/<width>.<webp|avif|jpeg> and never change.',
})
@modelOptions({ schemaOptions: { _id: false } })
export class PetImage {
  @Field(() => String, { description: 'SHA-256 of the stored picture, in hexadecimal.' })
  @prop({ type: () => String, required: true })
  hash!: string;

  @Field(() => Int, { description: 'Width of the stored picture in pixels.' })
  @prop({ type: () => Number, required: true })
  width!: number;

  @Field(() => Int, { description: 'Height of the stored picture in pixels.' })
  @prop({ type: () => Number, required: true })
  height!: number;

  @Field(() => String, { description: 'A tiny version as a data URL, to show while the real one loads.' })
  @prop({ type: () => String, required: true })
  placeholder!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is in the picture, for those who do not see it, where somebody has said so.',
  })
  @prop({ type: () => String })
  alt?: string | undefined;

  /** What every frame keeps in sight; a resolver says it, as pictures of older shops have none. */
  @prop({ type: () => FocalPoint, _id: false })
  focalPoint?: FocalPoint;
}
