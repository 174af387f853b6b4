import { GraphQLLocalDate, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, Float, Int } from 'type-graphql';
import { UnitSystem } from '../../../domain/catalogue/unit-price.ts';
import {
  type SettingRow,
  type SettingWidget,
  settingsTable,
} from '../../../domain/shop-settings/settings-table.ts';
import { OpeningHours, OpeningHoursInput } from './opening-hours.entity.ts';

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
    openingHours: { read: [OpeningHours], entered: [OpeningHoursInput] },
  };

/** Declares all settings of the shop as fields of a class: of the output, or of an input where each may be left out. */
export function SettingFields(use: 'read' | 'entered'): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, { widget, about }] of Object.entries<SettingRow>(settingsTable)) {
      const type = types[widget]?.[use] ?? String;
      Field(() => type as typeof String, { nullable: use === 'entered', description: about })(
        prototype,
        name,
      );
    }
  };
}
