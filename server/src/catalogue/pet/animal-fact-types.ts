import { GraphQLLocalDate } from 'graphql-scalars';
import { Float, Int, registerEnumType } from 'type-graphql';
import type { AnimalFactRow } from '../../../../domain/catalogue/animal-facts.ts';
import { Known, Level } from '../../../../domain/catalogue/known.ts';

registerEnumType(Known, {
  name: 'Known',
  description: 'What is known of an animal, or is not. Unknown is never no.',
  valuesConfig: {
    YES: { description: 'Yes.' },
    NO: { description: 'No.' },
    UNKNOWN: { description: 'Nobody knows it yet.' },
  },
});

registerEnumType(Level, {
  name: 'Level',
  description: 'How much of something an animal or a household has, or needs.',
  valuesConfig: {
    LOW: { description: 'Little: calm; no experience; a flat.' },
    MEDIUM: { description: 'Some: lively; some experience; a house.' },
    HIGH: { description: 'Much: very lively; a lot of experience; a house with a garden.' },
  },
});

const types = {
  day: GraphQLLocalDate,
  flag: Boolean,
  kilograms: Float,
  known: Known,
  hours: Int,
  level: Level,
  text: String,
} as const;

/** How the API gives a fact. */
export function factType({ is }: AnimalFactRow) {
  return types[is];
}
