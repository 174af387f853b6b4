import { dueText } from './due-text.ts';

const at = (text: string) => new Date(`2026-11-${text}`);

it.each([
  ['this evening', '25T21:00', '25T10:00', 'today by 9:00 PM'],
  ['a moment ago', '25T21:00', '25T21:01', 'late, was due at 9:00 PM'],
  ['yesterday', '24T21:00', '25T10:00', 'late, was due Tuesday at 9:00 PM'],
  ['tomorrow, elsewhere on earth', '26T03:00', '25T10:00', 'Thursday by 3:00 AM'],
])('says of what is due %s when', (_case, dueAt, now, text) => {
  // Between the time and its half of the day stands a narrow space.
  expect(dueText(at(dueAt), at(now)).replace(/\s/g, ' ')).toBe(text);
});
