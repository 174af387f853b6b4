import { unexplained } from './unexplained-packages.ts';

const page = '| package | held at |\n| `held` | `^1.0.0` | 2 asks for Node 22 | Node 22 |\n';

test.each([
  ['a newer major', { current: '1.4.0', latest: '2.0.0' }, ['other']],
  ['a newer minor below 1.0', { current: '0.4.0', latest: '0.5.0' }, ['other']],
  [
    'a newer major in one of two workspaces',
    [
      { current: '2.0.0', latest: '2.0.0' },
      { current: '1.9.9', latest: '2.0.0' },
    ],
    ['other'],
  ],
  ['a newer minor, which comes with the next update', { current: '1.4.0', latest: '1.5.0' }, []],
  ['a candidate that is newer than the latest', { current: '2.0.0-rc.4', latest: '1.1.1' }, []],
])('%s', (_case, versions, expected) => {
  expect(unexplained({ other: versions }, page)).toEqual(expected);
});

test('a package with its line is explained, one that a line only names is not', () => {
  const outdated = {
    held: { current: '1.0.0', latest: '2.0.0' },
    Node: { current: '20.0.0', latest: '22.0.0' },
  };
  expect(unexplained(outdated, page)).toEqual(['Node']);
});
