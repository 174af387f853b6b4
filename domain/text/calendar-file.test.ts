import { calendarFile } from './calendar-file.ts';

const event = {
  uid: '64b7f0c2a1@fern.example',
  sequence: 2,
  stamp: new Date('2026-11-23T16:00:00.500Z'),
  startsAt: new Date('2026-11-27T15:00:00Z'),
  endsAt: new Date('2026-11-27T15:45:00Z'),
  summary: 'Meet Biscuit; at Fern, Paw',
  description: 'A path\\here\nand a new line',
  location: '12 Willow Lane\nBrookside, NY 10577',
  isCancelled: false,
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('is an event with times in UTC, and texts that are escaped', () => {
  expect(unfolded(calendarFile([event]))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pet shop//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:64b7f0c2a1@fern.example',
    'DTSTAMP:20261123T160000Z',
    'DTSTART:20261127T150000Z',
    'DTEND:20261127T154500Z',
    'STATUS:CONFIRMED',
    'LOCATION:12 Willow Lane\\, Brookside\\, NY 10577',
    'SEQUENCE:2',
    'SUMMARY:Meet Biscuit\\; at Fern\\, Paw',
    'DESCRIPTION:A path\\\\here\\nand a new line',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(calendarFile([{ ...event, isCancelled: true }])).toContain('STATUS:CANCELLED');
});

it('has lines of at most 75 octets, parted between characters', () => {
  const summary = `${'ä'.repeat(60)}🐶${'x'.repeat(80)}`;
  const file = calendarFile([{ ...event, summary }]);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(unfolded(file)).toContain(`SUMMARY:${summary}`);
});

it('nothing that somebody typed becomes a line of its own', () => {
  const file = calendarFile([{ ...event, summary: 'A\r\nATTENDEE:mailto:x@example.com\u0000' }]);
  expect(unfolded(file)).toContain('SUMMARY:A\\nATTENDEE:mailto:x@example.com');
});

it('has days as days, which end with the next one, in a calendar with a name that is looked at again', () => {
  const { uid, sequence, stamp, description } = event;
  const day = { uid, sequence, stamp, description, summary: 'Nala: FVRCP', on: '2028-02-29' };
  const lines = unfolded(calendarFile([day, event], 'Nala, and others'));
  expect(lines.slice(5, 14)).toEqual([
    'X-WR-CALNAME:Nala\\, and others',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:64b7f0c2a1@fern.example',
    'DTSTAMP:20261123T160000Z',
    'DTSTART;VALUE=DATE:20280229',
    'DTEND;VALUE=DATE:20280301',
    'TRANSP:TRANSPARENT',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(unfolded(calendarFile([], 'Empty')).at(-2)).toBe('END:VCALENDAR');
});

it('from one day to another ends with the day after the last one', () => {
  const { uid, sequence, stamp, description } = event;
  const step = { uid, sequence, stamp, description, summary: 'Nala', on: '2028-02-28', until: '2028-02-29' };
  expect(calendarFile([step])).toContain('DTSTART;VALUE=DATE:20280228\r\nDTEND;VALUE=DATE:20280301');
});
