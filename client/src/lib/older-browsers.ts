/*
 * Polyfills for Safari before 15.4. Nothing else that is newer than the browsers of vite.config.ts is used: `npm run
 * typecheck` rejects it in our code.
 */

interface Standards {
  hasOwn?: (object: object, name: PropertyKey) => boolean;
}

const standards = Object as Standards;
const { hasOwnProperty: isOwn } = Object.prototype;
standards.hasOwn ??= (object, name) => isOwn.call(object, name);

for (const { prototype } of [Array, String]) {
  if ('at' in prototype) continue;
  Object.defineProperty(prototype, 'at', { value: at, writable: true, configurable: true });
}

function at(this: ArrayLike<unknown>, place: number): unknown {
  return this[place < 0 ? this.length + place : place];
}
