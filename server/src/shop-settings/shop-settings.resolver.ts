import { Arg, Authorized, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import type { ShopSettings as Settings } from '../../../domain/shop-settings/shop-settings.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import { AnswerTemplate } from './answer-template.entity.ts';
import { EditableShopSettings } from './editable-settings.entity.ts';
import { PreviewedCart } from './settings-preview.entity.ts';
import { ShopSettings } from './shop-settings.entity.ts';
import { ShopSettingsChanges, UpdateShopSettingsInput } from './shop-settings.inputs.ts';
import type { ShopSettingsService } from './shop-settings.service.ts';

@Resolver(() => ShopSettings)
export class ShopSettingsResolver {
  constructor(private readonly settings: ShopSettingsService) {}

  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "shopsettings")')
  @Query(() => ShopSettings, {
    name: 'shopSettings',
    description: 'The shop in its owner’s words and figures: name, address, hours, delivery, texts.',
  })
  read(): Promise<Settings> {
    return this.settings.read();
  }

  @Authorized('handleOrders')
  @Query(() => [AnswerTemplate], {
    name: 'answerTemplates',
    description: 'Answers to questions that are given often, in the owner’s order.',
  })
  async readAnswerTemplates(): Promise<readonly AnswerTemplate[]> {
    return (await this.settings.read()).answerTemplates;
  }

  @Authorized('handleOrders')
  @Query(() => [AnswerTemplate], {
    name: 'decisionTemplates',
    description: 'Words to whoever asked for an animal, for those who decide, in the owner’s order.',
  })
  async readDecisionTemplates(): Promise<readonly AnswerTemplate[]> {
    return (await this.settings.read()).decisionTemplates;
  }

  @Authorized('changeSettings')
  @Query(() => EditableShopSettings, {
    name: 'editableShopSettings',
    description: 'The settings of the shop with their version, for who changes them.',
  })
  readEditable(): Promise<EditableShopSettings> {
    return this.settings.readEditable();
  }

  @Authorized('changeSettings')
  @Query(() => [PreviewedCart], {
    description: 'What example carts would come to by changed settings, beside what they come to now.',
  })
  previewShopSettings(
    @Arg('input', () => ShopSettingsChanges, { description: 'The changes.' }) input: ShopSettingsChanges,
  ): Promise<PreviewedCart[]> {
    return this.settings.preview(input);
  }

  @Authorized('changeSettings')
  @Mutation(() => EditableShopSettings, {
    description:
      'Changes the settings of the shop at once, for all that is priced and shown from now on. CONFLICT where somebody else has changed them since.',
  })
  updateShopSettings(
    @Arg('input', () => UpdateShopSettingsInput, {
      description: 'The changes, with the version that was read.',
    })
    input: UpdateShopSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<EditableShopSettings> {
    return this.settings.update(input, requireViewer(context.viewer));
  }
}
