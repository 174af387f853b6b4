import { Field, InputType } from 'type-graphql';
import { MAX_ALT_LENGTH } from '../../../../domain/pictures/item-pictures.ts';
import { FocalPoint } from '../../images/focal-point.entity.ts';

@InputType({ description: 'A picture that an item has, as it is to be.' })
export class PetPictureInput {
  @Field(() => String, { description: 'Hash of the picture.' })
  hash!: string;

  @Field(() => FocalPoint, {
    nullable: true,
    description: 'What every frame keeps in sight; as it is when left out.',
  })
  focalPoint?: FocalPoint | null;

  @Field(() => String, {
    nullable: true,
    description: `What is in it, at most ${MAX_ALT_LENGTH} characters; as it is when left out, none when empty.`,
  })
  alt?: string | null;
}
