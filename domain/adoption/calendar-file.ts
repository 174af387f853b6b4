/*
 * A visit as a calendar has it (RFC 5545): one event with an id that never changes, so that a calendar that has it moves
 * it. Times are in UTC, which every calendar shows by its own clock.
 */

export interface CalendarEvent {
  /** Names it for ever. */
  readonly uid: string;
  /** Counted up by each change. */
  readonly sequence: number;
  /** When it was written. */
  readonly stamp: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly description: string;
  /** In lines. */
  readonly location: string;
  readonly isCancelled: boolean;
}

/** Longest line, in octets, without its end. */
const MAX_LINE_OCTETS = 75;

/** The whole file, to be sent as `text/calendar; charset=utf-8`. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pet shop//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location.replaceAll('\n', ', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261127T150000Z */
function utc(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return (
    text
      .replaceAll('\\', '\\\\')
      .replaceAll(';', '\\;')
      .replaceAll(',', '\\,')
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they end what a calendar reads
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** In lines of at most 75 octets, parted between characters; what goes on begins with a space. */
function folded(line: string): string {
  const octets = new TextEncoder();
  let length = 0;
  return Array.from(line, (character) => {
    const size = octets.encode(character).length;
    const isNewLine = length + size > MAX_LINE_OCTETS;
    length = isNewLine ? 1 + size : length + size;
    return isNewLine ? `\r\n ${character}` : character;
  }).join('');
}
