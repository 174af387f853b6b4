/** The fields of Query whose answers are the same for everybody. */
export const publicFields: ReadonlySet<string> = new Set(['pet', 'petRatings', 'pets', 'ratedPets', 'searchSuggestions', 'shopSettings', 'similarPets']);
