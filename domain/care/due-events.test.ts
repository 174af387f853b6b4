import { dueEvents } from './due-events.ts';

it('what is still due is an event of its day, under an id that stays', () => {
  const animal = {
    name: 'Nala',
    treatments: [
      { id: 'a', kind: 'VACCINATION', name: 'FVRCP', on: '2026-01-31', nextOn: '2027-01-31' },
    ] as const,
    tasks: [
      { id: 'b', title: 'Brush', dueOn: '2026-12-01' },
      { id: 'c', title: 'Bath', dueOn: '2026-12-02', doneOn: '2026-12-02' },
      { id: 'd', title: 'Some day' },
    ],
  };
  const stamp = new Date('2026-11-28T12:00:00Z');
  const events = dueEvents(animal, 'shop.example', () => stamp);
  expect(events).toMatchObject([
    { uid: 'b@shop.example', on: '2026-12-01', summary: 'Nala: Brush', stamp, sequence: 0 },
    { uid: 'a@shop.example', on: '2027-01-31', summary: 'Nala: FVRCP', stamp, sequence: 0 },
  ]);
});
