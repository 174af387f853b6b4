import { readFile, stat } from 'node:fs/promises';
import { findPageRoute, type PageRoute } from '../../../domain/page-routes.ts';

/** Where the client's code of a page is. Left out: pages that nobody opens from outside. */
const modules: Partial<Record<PageRoute, string>> = {
  '/': 'home',
  '/login': 'login',
  '/register': 'register',
  '/FindDog': 'pet-list',
  '/FindCat': 'pet-list',
  '/DogsFood': 'product-list',
  '/CatsFood': 'product-list',
  '/DogsAccessories': 'product-list',
  '/CatAccessories': 'product-list',
  '/DogCare': 'dog-care',
  '/DogsTraining': 'dogs-training',
  '/CatCare': 'cat-care',
  '/CatTraining': 'cat-training',
  '/PetSearchItems': 'search',
  '/YourCarts': 'your-carts',
  '/PetOrderDetails/:id': 'pet-order-details',
};

/** What the build of the client says of its files (vite's manifest), as far as it is read here. */
type Manifest = Readonly<Record<string, Chunk>>;
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * The files that the page at a path needs beside those of every page, so that a browser fetches them with the page:
 * without this it would learn of them only once the code of every page runs.
 */
export class PageCode {
  private manifest: Manifest = {};
  /** When it was written, in milliseconds since 1970. */
  private writtenAt = 0;

  /** @param file what the build left; kept in memory until another client is built */
  constructor(private readonly file: string) {}

  /** @throws where there is no such file: pages come without, and open a little later */
  async markup(path: string): Promise<string> {
    const route = findPageRoute(path);
    const name = route && modules[route];
    if (!name) return '';
    await this.read();
    const files = new Set<string>();
    this.collect(`src/pages/${name}.page.tsx`, files, new Set());
    return [...files].map(linkTo).join('');
  }

  private async read(): Promise<void> {
    const { mtimeMs } = await stat(this.file);
    if (mtimeMs === this.writtenAt) return;
    this.manifest = JSON.parse(await readFile(this.file, 'utf8')) as Manifest;
    this.writtenAt = mtimeMs;
  }

  /** Styles of what a file imports come before its own, as they do when the code itself asks for them. */
  private collect(key: string, files: Set<string>, seen: Set<string>): void {
    const chunk = this.manifest[key];
    if (!chunk || chunk.isEntry || seen.has(key)) return;
    seen.add(key);
    for (const other of chunk.imports ?? []) this.collect(other, files, seen);
    // The file of every page stands in the page already.
    if (/^assets\/(base|rolldown-runtime)-/.test(chunk.file)) return;
    for (const style of chunk.css ?? []) files.add(style);
    files.add(chunk.file);
  }
}

function linkTo(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}" />`;
  // After the styles and pictures of a page that is drawn already.
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`;
}
