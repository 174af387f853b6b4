import { z } from 'zod';
import { Level } from '../catalogue/known.ts';
import { texts } from '../text/texts.ts';

/** Most children, dogs and cats that a household is asked for: more is a mistake. */
export const MAX_CHILDREN = 12;
export const MAX_ANIMALS = 20;

/** The oldest that counts as a child, in years. */
export const MAX_CHILD_AGE = 17;

function level() {
  return z.enum(Level, { error: ({ input }) => (input == null ? texts.fieldRequired : oneOfLevels) });
}

const oneOfLevels = `One of: ${Object.values(Level).join(', ')}`;

function whole(least: number, most: number) {
  const message = `A whole number from ${least} to ${most}`;
  return z
    .number({ error: ({ input }) => (input == null ? texts.fieldRequired : message) })
    .int(message)
    .min(least, message)
    .max(most, message);
}

/** Who would live with an animal. `home`: LOW is a flat, MEDIUM a house, HIGH a house with a garden. */
export const householdRules = z.object({
  home: level(),
  /** The most hours a day that an animal would be alone. */
  hoursAlone: whole(0, 24),
  energy: level(),
  experience: level(),
  /** In years, one for each child. */
  childrenAges: z.array(whole(0, MAX_CHILD_AGE), texts.fieldRequired).max(MAX_CHILDREN, {
    error: `At most ${MAX_CHILDREN} children`,
  }),
  dogs: whole(0, MAX_ANIMALS),
  cats: whole(0, MAX_ANIMALS),
});

export type Household = z.infer<typeof householdRules>;
