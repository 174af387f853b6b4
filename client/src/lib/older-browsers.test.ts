const added = [
  ['hasOwn', Object],
  ['at', Array.prototype],
  ['at', String.prototype],
] as const;

it('polyfills add what an older browser lacks', () => {
  const own = added.map(([name, owner]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [name, owner] of added) Reflect.deleteProperty(owner, name);
  jest.isolateModules(() => require('./older-browsers.ts'));

  expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false]);
  expect(['x', 'y', 'z'].at(-1)).toBe('z');
  expect(['x'].at(1)).toBeUndefined();
  expect('xyz'.at(0)).toBe('x');
  expect(Object.keys([])).toEqual([]);
  for (const [place, [name, owner]] of added.entries()) Object.defineProperty(owner, name, own[place] ?? {});
});
