import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Folder of the pictures of the demo's items, `<key>.jpg`, in the form the shop stores; `npm run draw` makes them. */
export const demoPictures = join(projectRoot, 'embedded/demo/pictures');
