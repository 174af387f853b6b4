import { GraphQLDateTime, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { ShopSettings as Settings } from '../../../domain/shop-settings/shop-settings.ts';
import { AnswerTemplate } from './answer-template.entity.ts';
import { ShopSettings } from './shop-settings.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The settings of the shop for who changes them.' })
export class EditableShopSettings {
  @Field(() => GraphQLNonNegativeInt, {
    description: 'Counted up by each change; 0 where nobody has changed anything yet.',
  })
  version!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When they were changed last.' })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of who changed them last.' })
  updatedBy!: string | null;

  @Field(() => ShopSettings, {
    description: 'The settings of that version, as far as everybody may read them.',
  })
  settings!: Settings;

  @Field(() => [AnswerTemplate], {
    description: 'Words for decisions about animals, of that version.',
  })
  decisionTemplates!: readonly AnswerTemplate[];

  @Field(() => [AnswerTemplate], {
    description: 'Answers to questions that are given often, of that version.',
  })
  answerTemplates!: readonly AnswerTemplate[];
}
