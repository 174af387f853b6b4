import { readSentence } from '../../../../../domain/search/sentence.ts';
import { tokenizeList } from '../words/tokenize-pet.ts';
import { Vocabulary } from './vocabulary.ts';

/** As long as a search may be. */
const SENTENCE = (
  'I am looking for a soft and washable bed with a removable cover for my calm senior german shepherd who is good with ' +
  'children and other cats, without feathers or wool, at most 60 x 90 cm, and cheaper than $80 if there is one'
).slice(0, 200);

const READINGS = 20;

/** Milliseconds of the processor for one reading, which other work on the machine does not lengthen. */
function timeOf(vocabulary: Vocabulary): number {
  const before = process.cpuUsage();
  for (let reading = 0; reading < READINGS; reading++) readSentence(tokenizeList(SENTENCE), vocabulary);
  return process.cpuUsage(before).user / 1000 / READINGS;
}

test('a sentence of 200 letters is read in under two milliseconds', () => {
  const vocabulary = new Vocabulary();
  expect(SENTENCE).toHaveLength(200);
  const times = Array.from({ length: 25 }, () => timeOf(vocabulary)).toSorted((a, b) => a - b);
  expect(times[12]).toBeLessThan(2);
});
