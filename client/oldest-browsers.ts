/**
 * The oldest browsers that the shop is built for and looks right in, by the names that vite has for them. README.md names
 * them; `:has()` and `color-mix()` are what they have to know (tools/checks/oldest-browsers.test.ts).
 */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 121, safari: 16.2 } as const;
