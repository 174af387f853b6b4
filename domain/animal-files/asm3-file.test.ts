import { asm3Day, asm3Flag, asm3Known, asm3Row, isAsm3, isDayFirst } from './asm3-file.ts';

it.each([
  ['0', 'YES'],
  ['Y', 'YES'],
  ['Yes', 'YES'],
  ['1', 'NO'],
  ['n', 'NO'],
  ['2', 'UNKNOWN'],
  ['Unknown', 'UNKNOWN'],
  ['Selective', 'UNKNOWN'],
  ['Over 5', 'UNKNOWN'],
  [' ', undefined],
])('an answer of %j is %s', (cell, known) => {
  expect(asm3Known(cell)).toBe(known);
});

it.each([
  ['1', 'YES'],
  ['Y', 'YES'],
  ['0', 'NO'],
  ['No', 'NO'],
  ['', undefined],
])('whether it is neutered by %j is %s: there 0 is no', (cell, known) => {
  expect(asm3Flag(cell)).toBe(known);
});

it.each([
  ['2026-11-02', false, '2026-11-02'],
  ['2026/1/2', false, '2026-01-02'],
  ['11/2/2026', false, '2026-11-02'],
  ['02.11.2026', true, '2026-11-02'],
  ['2026-11-02 09:30:00', false, '2026-11-02'],
  ['3/4/26', false, '2026-03-04'],
  ['soon', false, 'soon'],
])('the day %s, its day first %s, is %s', (cell, dayFirst, day) => {
  expect(asm3Day(cell, dayFirst)).toBe(day);
});

it('days stand before months where one of them is later than any month', () => {
  expect(isDayFirst(['02/11/2026', '28/11/2026'])).toBe(true);
  expect(isDayFirst(['02/11/2026', '11/28/2026', '2026-11-28'])).toBe(false);
});

it('is known by the heading that it must have', () => {
  expect(isAsm3(['ANIMALCODE', 'animalname '])).toBe(true);
  expect(isAsm3(['_id', 'petname'])).toBe(false);
});

it('says what the file of an animal has, and its facts', () => {
  const cells = new Map([
    ...([
      ['ANIMALNAME', 'Biscuit'],
      ['ANIMALMICROCHIP', '981000012345678'],
    ] as const),
    ...([
      ['ANIMALENTRYDATE', '11/02/2026'],
      ['ANIMALREASONFORENTRY', 'Moved'],
    ] as const),
    ...([
      ['ORIGINALOWNERFIRSTNAME', 'Mia'],
      ['ORIGINALOWNERLASTNAME', 'Keller'],
    ] as const),
    ...([
      ['ANIMALGOODWITHCATS', '0'],
      ['ANIMALGOODWITHDOGS', '1'],
      ['ANIMALGOODWITHKIDS', '2'],
    ] as const),
    ...([
      ['VACCINATIONTYPE', 'Rabies'],
      ['VACCINATIONGIVENDATE', '11/03/2026'],
    ] as const),
    ...([
      ['VACCINATIONDUEDATE', '11/01/2026'],
      ['ANIMALNEUTERED', ''],
    ] as const),
  ]);
  expect(asm3Row(cells, false)).toEqual({
    cells: {
      ...{ petname: 'Biscuit', chipNumber: '981000012345678', place: undefined, notes: undefined },
      ...{ intakeFrom: 'Mia Keller', intakeOn: '2026-11-02', intakePapers: 'Moved' },
      ...{ careKind: 'VACCINATION', careName: 'Rabies', careOn: '2026-11-03', careNextOn: undefined },
    },
    facts: { goodWithCats: 'YES', goodWithDogs: 'NO', goodWithChildren: 'UNKNOWN' },
  });
});
