import { ObjectType } from 'type-graphql';
import { SettingFields } from './setting-fields.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What the owner says of the shop, as everybody may read it.',
})
@SettingFields('read')
export class ShopSettings {}
