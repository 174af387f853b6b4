import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { UnitPer, UnitSystem } from '../../../../domain/catalogue/unit-price.ts';

registerEnumType(UnitPer, {
  name: 'UnitPer',
  description: 'What a unit price is for.',
  valuesConfig: {
    KG: { description: 'A kilogram.' },
    LITRE: { description: 'A liter.' },
    PIECE: { description: 'A piece of several in a pack.' },
    LB: { description: 'A pound, 453.59237 g.' },
    FL_OZ: { description: 'A fluid ounce of the United States, 29.5735295625 ml.' },
  },
});

registerEnumType(UnitSystem, {
  name: 'UnitSystem',
  description: 'By which units unit prices are said; pieces are pieces in both.',
  valuesConfig: {
    METRIC: { description: 'Kilograms and liters.' },
    US: { description: 'Pounds and fluid ounces of the United States.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'What a unit of an item costs, reckoned from its price and what is in it.',
})
export class UnitPrice {
  @Field(() => GraphQLNonNegativeFloat, { description: 'US dollars in whole cents, half a cent up.' })
  amount!: number;

  @Field(() => UnitPer, { description: 'What it is for.' })
  per!: UnitPer;

  @Field(() => String, { description: 'The same in words, such as `$4.58 per kg`.' })
  text!: string;
}
