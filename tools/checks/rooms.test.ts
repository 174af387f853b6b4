import { floorsOf, readRooms } from './rooms.ts';

const drawn = `flowchart LR

subgraph 0["server"]
subgraph 1["src"]
2["orders"]
3["payments"]
4["database"]
5["main.ts"]
6["cli"]
end
end
2-->4
3-->2
3-->4
5-->3
6-->3
`;

test('the rooms of a drawing are its folders, without what starts programs', () => {
  const rooms = [...readRooms(drawn)].map(([room, below]) => [room, [...below].sort()]);
  expect(rooms).toEqual([
    ['orders', ['database']],
    ['payments', ['database', 'orders']],
    ['database', []],
  ]);
});

test('a room stands one floor above the highest that it imports', () => {
  expect(floorsOf(readRooms(drawn))).toEqual([['database'], ['orders'], ['payments']]);
});

test.each([
  ['a pair', '2-->3\n', 'orders, payments'],
  ['a circle with what stands on it', '4-->3\n', 'orders, payments, database'],
])('%s is seen', (_case, edge, named) => {
  expect(() => floorsOf(readRooms(drawn + edge))).toThrow(`need one another: ${named}`);
});
