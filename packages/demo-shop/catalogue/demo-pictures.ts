import { join } from 'node:path';

/** Folder of the pictures of the demo's items, `<key>.jpg`, in the form the shop stores. */
export const demoPicturesFolder = join(import.meta.dirname, '../pictures');
