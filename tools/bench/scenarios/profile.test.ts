import { timeSharesOf } from './profile.ts';

const call = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

describe('where the time goes', () => {
  it('is said by package, native code counting for who called it and idle time for nobody', () => {
    const nodes = [
      call(1, '(root)', '', [2, 4, 5, 6]),
      call(2, 'find', 'file:///shop/node_modules/mongodb/lib/find.js', [3]),
      call(3, 'serialize', ''),
      call(4, 'resolve', 'file:///shop/dist/server/src/catalogue/pets.service.js'),
      call(5, '(garbage collector)', ''),
      call(6, '(idle)', ''),
    ];
    const shares = timeSharesOf({ nodes, samples: [2, 3, 4, 5, 6], timeDeltas: [10, 20, 10, 10, 500] });
    expect(shares).toEqual([
      { part: 'MongoDB driver and BSON', share: 0.6 },
      { part: 'the shop’s own code', share: 0.2 },
      { part: 'garbage collection', share: 0.2 },
    ]);
  });
});
