import { Field, InputType, Int } from 'type-graphql';
import { SettingFields } from './setting-fields.ts';

@InputType({ description: 'Changes to the settings of the shop. What is left out, or null, stays.' })
@SettingFields('entered')
export class ShopSettingsChanges {}

@InputType({ description: 'Changes to the settings of the shop, by who has read them.' })
export class UpdateShopSettingsInput extends ShopSettingsChanges {
  @Field(() => Int, {
    description: 'The version that was read; where somebody has saved another since, nothing is changed.',
  })
  version!: number;
}
