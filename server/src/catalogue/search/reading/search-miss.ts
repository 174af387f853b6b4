/** Why a search found less than it asked for. */
export const SearchMiss = {
  NOT_SOLD: 'not_sold',
  LIMITS: 'limits',
  PARTLY: 'partly',
} as const;
export type SearchMiss = (typeof SearchMiss)[keyof typeof SearchMiss];
