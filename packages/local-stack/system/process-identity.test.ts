import { isZombie } from './process-identity.ts';

/** A line of `/proc/<pid>/stat` from its third field on, in this state and with so many threads. */
const aProcess = (state: string, threads: number) => [
  state,
  ...Array(16).fill('0'),
  String(threads),
  '0',
  '9',
];

describe('a process is over', () => {
  test.each([
    ['when it is a zombie without another thread', aProcess('Z', 1), true],
    ['when it is being taken off the list', aProcess('X', 0), true],
    ['not while a zombie’s other threads hold its ports', aProcess('Z', 2), false],
    ['not while it sleeps', aProcess('S', 1), false],
    ['not while it runs', aProcess('R', 12), false],
  ])('%s', (_when, fields, isOver) => {
    expect(isZombie(fields)).toBe(isOver);
  });
});
