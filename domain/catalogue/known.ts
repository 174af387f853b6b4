/** What somebody knows of an animal, or does not: unknown is never no. */
export const Known = { YES: 'YES', NO: 'NO', UNKNOWN: 'UNKNOWN' } as const;
export type Known = (typeof Known)[keyof typeof Known];

/** How much of something: of liveliness, of experience, of room. */
export const Level = { LOW: 'LOW', MEDIUM: 'MEDIUM', HIGH: 'HIGH' } as const;
export type Level = (typeof Level)[keyof typeof Level];
