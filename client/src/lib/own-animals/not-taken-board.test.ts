import { type NotTaken, NotTakenBoard } from './not-taken-board.ts';

/** A shop where Nala does not take the bones. */
function aBoard({ fails = 0 } = {}) {
  const asked: (readonly string[])[] = [];
  const board = new NotTakenBoard(async (petIds) => {
    asked.push(petIds);
    if (asked.length <= fails) throw new Error('offline');
    return petIds.filter((id) => id === 'bone').map(ofNala);
  });
  return { asked, board, told: () => new Promise<void>((resolve) => board.subscribe(resolve)) };
}

function ofNala(petId: string): NotTaken {
  return { petId, animalId: 'nala', animalName: 'Nala', avoided: ['chicken'] } as NotTaken;
}

it('asks once for all that is asked at one time, and never again for the same', async () => {
  const { asked, board, told } = aBoard();
  for (const id of ['bone', 'stew', 'bone']) board.ask(id);
  expect(board.of('bone')).toEqual([]);
  await told();
  expect(board.of('bone')).toEqual([ofNala('bone')]);
  expect(board.of('stew')).toEqual([]);
  board.ask('stew');
  board.ask('hay');
  await told();
  expect(asked).toEqual([['bone', 'stew'], ['hay']]);
});

it('asks for no more at once than the shop answers', async () => {
  const { asked, board, told } = aBoard();
  const ids = Array.from({ length: 101 }, (_, place) => `item-${place}`);
  for (const id of ids) board.ask(id);
  await told();
  while (asked.length < 2) await told();
  expect(asked.map(({ length }) => length)).toEqual([100, 1]);
});

it('says nothing where the shop does not answer, and asks again for who asks next', async () => {
  const { board, told } = aBoard({ fails: 1 });
  board.ask('bone');
  await told();
  expect(board.of('bone')).toEqual([]);
  board.ask('bone');
  await told();
  expect(board.of('bone')).toEqual([ofNala('bone')]);
});

it('knows of several what it has asked for, and asks where one of them is new', async () => {
  const { asked, board, told } = aBoard();
  board.ask('bone');
  await told();
  expect(await board.ofAll(['bone'])).toEqual([ofNala('bone')]);
  expect(asked).toHaveLength(1);
  expect(await board.ofAll(['bone', 'stew'])).toEqual([ofNala('bone')]);
  expect(asked[1]).toEqual(['bone', 'stew']);
});

it('does not answer for several where the shop does not', async () => {
  await expect(aBoard({ fails: 1 }).board.ofAll(['bone'])).rejects.toThrow('offline');
});
