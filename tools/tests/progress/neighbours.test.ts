import { Neighbours } from './neighbours.ts';

test('a file’s neighbours are those that ran at any moment of it, whether they are over or not', () => {
  const neighbours = new Neighbours();
  neighbours.begin('over before', 0);
  neighbours.begin('ends inside', 0);
  neighbours.end('over before', 10);
  neighbours.begin('own', 10);
  neighbours.end('ends inside', 20);
  neighbours.begin('begins inside', 20);
  neighbours.end('own', 30);
  neighbours.begin('after', 30);
  expect(neighbours.of('own')).toEqual(['ends inside', 'begins inside']);
});
