import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { animalFactRows } from '../../../domain/catalogue/animal-facts.ts';
import { Kind } from '../../../domain/catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Feed,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../domain/catalogue/pet-options.ts';
import { mainstays } from '../../../packages/demo-shop/catalogue/catalogue.ts';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { addItem, type ItemInput } from '../../../server/test/fixtures/shop/items.ts';
import type { Shop } from '../../../server/test/harness/shop.ts';

const run = promisify(execFile);

/** What the seed may take, in milliseconds: a million items are minutes of work. */
const SEED_TIMEOUT_MS = 20 * 60_000;

/**
 * Fills a shop by its own seed.
 *
 * The seed lends its items the pictures of the demo shop, so the demo's items come first. Their picture is a record
 * without bytes behind it: nothing here asks for a picture itself.
 *
 * @param uri address of its database
 * @returns how many seconds the seed took
 */
export async function seedShop(shop: Shop, count: number): Promise<number> {
  const admin = await shop.signUp({ role: 'admin' });
  for (const { key: _key, ...item } of mainstays) await addItem(shop, admin.token, asInput(item));
  await shop.db.collection('pets').updateMany({}, { $set: { image: pictureFixture } });
  const startedAt = performance.now();
  const seed = join(projectRoot, 'dist/packages/demo-shop/seed/main.js');
  await run(process.execPath, [seed, '--items', String(count - mainstays.length)], {
    env: { ...process.env, MONGODB_URI: shop.uri },
    timeout: SEED_TIMEOUT_MS,
    maxBuffer: 50_000_000,
  });
  return (performance.now() - startedAt) / 1000;
}

/** A picture as an item keeps it; its placeholder is as long as a real one. */
const pictureFixture = {
  hash: createHash('sha256').update('bench').digest('hex'),
  width: 1200,
  height: 900,
  placeholder: `data:image/webp;base64,${'UklGRmAAAABXRUJQ'.repeat(8)}`,
};

/** What an admin would type in: every field that was once required has a value there. */
function asInput({ picture: _picture, ...item }: Omit<(typeof mainstays)[number], 'key'>): ItemInput {
  const isFact = (name: string) => Object.hasOwn(animalFactRows, name);
  const [facts = [], fields = []] = [true, false].map((wanted) =>
    Object.entries(item).filter(([name]) => isFact(name) === wanted),
  );
  return {
    ...(Object.fromEntries(fields) as Omit<typeof item, keyof typeof animalFactRows>),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    category: nameOf(Category, item.category),
    type: nameOf(PetType, item.type),
    gender: nameOf(Gender, item.gender),
    age: nameOf(Age, item.age),
    color: nameOf(Color, item.color),
    clan: nameOf(Clan, item.clan),
    kind: item.kind && nameOf(Kind, item.kind),
    species: item.species && nameOf(Species, item.species),
    size: item.size && nameOf(Size, item.size),
    feed: item.feed && nameOf(Feed, item.feed),
  };
}

/** The GraphQL name of an option, or of the first where an item has none. */
function nameOf<Options extends Record<string, string>>(
  options: Options,
  value: string | undefined,
): keyof Options & string {
  const [first = ''] = Object.keys(options);
  return Object.keys(options).find((name) => options[name] === value) ?? first;
}
