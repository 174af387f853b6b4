import { waitingText } from './leaving-animal.ts';

it.each([
  [0, null],
  [1, /^One family waits for Rex\. Its order is declined/],
  [2, /^2 families wait for Rex\. Their orders are declined/],
])('%i who wait for an animal are told of before it leaves', (count, told) => {
  const text = waitingText('Rex', count);
  if (told) expect(text).toMatch(told);
  else expect(text).toBeNull();
});
