/** How long a page waits for what the database knows of it, in milliseconds. */
export const PATIENCE = 2000;
