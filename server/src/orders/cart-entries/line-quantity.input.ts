import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';

@InputType({ description: 'A line of an order, or some of its pieces.' })
export class LineQuantityInput {
  @Field(() => ID, { description: 'Id of the line.' })
  entryId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of its pieces, from 1; all that it can be done with, without it.',
  })
  quantity?: number | null;
}

/** Pieces of a line, as somebody asks for them. */
export interface LineQuantity {
  readonly entryId: string;
  readonly quantity?: number | null | undefined;
}

export const lineRule = z.object({
  entryId: z.string(),
  quantity: z.number().int('A whole number').min(1, 'At least 1').nullish(),
});

/** Entries of an order, by their ids. */
export const entryIdsRule = z.array(z.string()).max(100, 'At most 100 entries').nullish();

/** Whether lines are some pieces at all; they are not, where there are none of them. */
export function areSomePieces(lines: readonly LineQuantity[] | null | undefined): boolean {
  return !lines || (lines.length > 0 && lines.every(({ quantity }) => (quantity ?? 1) >= 1));
}

export const noPieces = { path: ['lines'], error: 'At least one piece' };

/** Lines of an order: one at least, and at most what an order has. Pieces that are none are named by the list as well. */
export function someLinesOf<Line extends z.ZodType<LineQuantity>>(line: Line) {
  return z.array(line).max(100, 'At most 100 lines').refine(areSomePieces, { error: noPieces.error });
}

/** The same where something else may be chosen in their place. */
export function linesOf<Line extends z.ZodType<LineQuantity>>(line: Line) {
  return someLinesOf(line).nullish();
}

export const linesRule = linesOf(lineRule);

/** What of an order something is done with: entries, or lines and pieces of them in their place. */
export interface ChosenPieces {
  readonly entryIds?: readonly string[] | null | undefined;
  readonly lines?: readonly LineQuantity[] | null | undefined;
}

/** Whether pieces are chosen, in one of the two ways; a list without lines is refused by its own name. */
export function isChosenOnce({ entryIds, lines }: ChosenPieces): boolean {
  return Boolean(entryIds?.length) !== Boolean(lines);
}

export const chosenOnce = { path: ['entryIds'], error: 'At least one entry, or lines' };
