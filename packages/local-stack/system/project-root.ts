import { resolve } from 'node:path';

/** The folder of package.json. Only for what runs from the sources, as everything that starts the shop does. */
export const projectRoot = resolve(import.meta.dirname, '../../..');
