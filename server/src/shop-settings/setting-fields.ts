import { GraphQLLocalDate, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, Float, Int, registerEnumType } from 'type-graphql';
import { UnitSystem } from '../../../domain/catalogue/unit-price.ts';
import {
  type SettingRow,
  type SettingWidget,
  settingsTable,
} from '../../../domain/shop-settings/settings-table.ts';
import { PaymentForm } from '../../../domain/shop-settings/shop-settings.ts';
import { AnswerTemplate, AnswerTemplateInput } from './answer-template.entity.ts';
import { OpeningHours, OpeningHoursInput } from './opening-hours.entity.ts';

registerEnumType(PaymentForm, {
  name: 'PaymentForm',
  description: 'Where a new card is typed.',
  valuesConfig: {
    CARD: { description: 'In fields for a card alone.' },
    PAYMENT_ELEMENT: {
      description: 'In Stripe’s Payment Element, which offers the wallets of the browser as well.',
    },
  },
});

/** The API's types of settings, as they are read and as they are entered. */
const types: Readonly<Partial<Record<SettingWidget, { readonly read: unknown; readonly entered: unknown }>>> =
  {
    dollars: { read: GraphQLNonNegativeFloat, entered: Float },
    decimal: { read: GraphQLNonNegativeFloat, entered: Float },
    whole: { read: Int, entered: Int },
    weekdays: { read: [Int], entered: [Int] },
    days: { read: [GraphQLLocalDate], entered: [GraphQLLocalDate] },
    list: { read: [String], entered: [String] },
    lineList: { read: [String], entered: [String] },
    switch: { read: Boolean, entered: Boolean },
    units: { read: UnitSystem, entered: UnitSystem },
    paymentForms: { read: PaymentForm, entered: PaymentForm },
    namedTexts: { read: [AnswerTemplate], entered: [AnswerTemplateInput] },
    openingHours: { read: [OpeningHours], entered: [OpeningHoursInput] },
  };

/**
 * Declares the settings of the shop as fields of a class: of the output those that everybody may read, of an input all,
 * where each may be left out.
 */
export function SettingFields(use: 'read' | 'entered'): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, { widget, about, isForStaff }] of Object.entries<SettingRow>(settingsTable)) {
      // What stands here is read by everybody, without a check.
      if (isForStaff && use === 'read') continue;
      const type = types[widget]?.[use] ?? String;
      Field(() => type as typeof String, { nullable: use === 'entered', description: about })(
        prototype,
        name,
      );
    }
  };
}
