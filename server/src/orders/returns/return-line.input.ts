import { Field, InputType, registerEnumType } from 'type-graphql';
import { LineQuantityInput } from '../cart-entries/line-quantity.input.ts';

/** How pieces are that came back. */
export const ReturnCondition = { SELLABLE: 'sellable', DAMAGED: 'damaged' } as const;
export type ReturnCondition = (typeof ReturnCondition)[keyof typeof ReturnCondition];

registerEnumType(ReturnCondition, {
  name: 'ReturnCondition',
  description: 'How pieces are that came back.',
  valuesConfig: {
    SELLABLE: { description: 'As new: they go back to the shelf, and can be sold again.' },
    DAMAGED: { description: 'Nobody can buy them any more.' },
  },
});

/** Pieces of a line that came back, as somebody tells of them. */
export interface ReturnedLine {
  readonly entryId: string;
  readonly quantity?: number | null | undefined;
  /** As new, where nothing is said. */
  readonly condition?: ReturnCondition | null | undefined;
}

@InputType({ description: 'A line of an order, or some of its pieces, that came back.' })
export class ReturnLineInput extends LineQuantityInput implements ReturnedLine {
  @Field(() => ReturnCondition, { description: 'How they are.', defaultValue: ReturnCondition.SELLABLE })
  condition?: ReturnCondition | null;
}
