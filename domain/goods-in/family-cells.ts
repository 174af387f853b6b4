import { MAX_FAMILY_LENGTH, MAX_VARIANT_LENGTH } from '../catalogue/pet-options.ts';

/** Both are empty for goods that stand alone: what the file has in their columns says something else there. */
export interface FamilyCells {
  readonly family: string;
  readonly variant: string;
}

export const noFamily: FamilyCells = { family: '', variant: '' };

/**
 * What goods of another shop share and what tells them apart, no longer than the shop has it.
 *
 * @param options what is chosen of each kind there is to choose of, such as size and color; some may be empty
 */
export function familyCells(family: string, options: readonly string[]): FamilyCells {
  return {
    family: shortened(family, MAX_FAMILY_LENGTH),
    variant: shortened(options.filter(Boolean).join(', '), MAX_VARIANT_LENGTH),
  };
}

/** Without its middle: other shops tell products of one name apart at its end, and options may differ in the last alone. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor((most - 1) / 2);
  const [start, end] = [text.slice(0, half), text.slice(-half)];
  // Half of a character that takes two places is none.
  return `${start.replace(/[\uD800-\uDBFF]$/, '')}…${end.replace(/^[\uDC00-\uDFFF]/, '')}`;
}
