import type { PetDetailsQuery, SimilarPetsQuery } from '../../../gql/graphql.ts';

/** An item as its pages show it. */
export type PetDetail = NonNullable<PetDetailsQuery['pet']>;

/** Others that the shop has beside it, or in its place. */
export type SimilarPets = SimilarPetsQuery['similarPets'];
