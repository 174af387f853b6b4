import { readFile, stat } from 'node:fs/promises';
import { findPageRoute, type PageRoute } from '../../../domain/page-routes.ts';

/** Where the client's code of a page is. Left out: pages that nobody opens from outside. */
const modules: Partial<Record<PageRoute, string>> = {
  '/': 'home',
  '/login': 'login',
  '/register': 'register',
  '/resetPassword': 'reset-password',
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
  /** What it brings once it runs, by name in the manifest. */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** What starts every page (client/src/main.ts), by name in the manifest. It stands in the page already, unlike what it brings. */
const start = 'index.html';

/** Addresses of the files that a page is made of, in the order in which they are needed. */
export interface CodeFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * The files that the page at a path needs, so that a browser fetches them with the page: without this it would learn
 * of one only once the one before it runs.
 */
export class PageCode {
  private manifest: Manifest = {};
  /** When it was written, in milliseconds since 1970. */
  private writtenAt = 0;

  /** @param file what the build left; kept in memory until another client is built */
  constructor(private readonly file: string) {}

  /** @throws where there is no such file: pages come without, and open a little later */
  async files(path: string): Promise<CodeFiles> {
    await this.read();
    const route = findPageRoute(path);
    const name = route && modules[route];
    const files = new Set<string>();
    const seen = new Set<string>();
    for (const key of this.manifest[start]?.dynamicImports ?? []) this.collect(key, files, seen);
    if (name) this.collect(`src/pages/${name}.page.tsx`, files, seen);
    const all = [...files].map((file) => `/${file}`);
    return { styles: all.filter(isStyle), scripts: all.filter((file) => !isStyle(file)) };
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
    for (const style of chunk.css ?? []) files.add(style);
    files.add(chunk.file);
  }
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}
