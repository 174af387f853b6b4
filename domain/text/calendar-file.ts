import { DAY_MS } from '../durations.ts';

/*
 * Events as a calendar has them (RFC 5545), each with an id that never changes, so that a calendar that has it moves it.
 * Times are in UTC, which every calendar shows by its own clock; a day is a day in every zone.
 */

interface EventFacts {
  /** Names it for ever. */
  readonly uid: string;
  /** Counted up by each change; 0 for what never changes. */
  readonly sequence: number;
  /** When it was written. */
  readonly stamp: Date;
  readonly summary: string;
  readonly description: string;
}

/** At a time and a place, which may be called off. */
interface TimedEvent extends EventFacts {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** In lines. */
  readonly location: string;
  readonly isCancelled: boolean;
}

/** On a day, such as 2026-11-28, or from that one to a last one. */
interface DayEvent extends EventFacts {
  readonly on: string;
  readonly until?: string;
}

export type CalendarEvent = TimedEvent | DayEvent;

/** Longest line, in octets, without its end. */
const MAX_LINE_OCTETS = 75;

/** How often a calendar that is subscribed to may look again; some do once a day. */
const REFRESHED = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];

/**
 * The whole file, to be sent as `text/calendar; charset=utf-8`.
 *
 * @param name of a calendar that is subscribed to
 */
export function calendarFile(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pet shop//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`, ...REFRESHED]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.stamp)}`,
    ...('on' in event ? dayLines(event) : timeLines(event)),
    `SEQUENCE:${event.sequence}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'END:VEVENT',
  ];
}

function timeLines({ startsAt, endsAt, isCancelled, location }: TimedEvent): string[] {
  return [
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `LOCATION:${escaped(location.replaceAll('\n', ', '))}`,
  ];
}

/** Its end is the day after its last one; it takes nobody's time. */
function dayLines({ on, until = on }: DayEvent): string[] {
  return [
    `DTSTART;VALUE=DATE:${day(startOf(on))}`,
    `DTEND;VALUE=DATE:${day(startOf(until) + DAY_MS)}`,
    'TRANSP:TRANSPARENT',
  ];
}

function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** 20261127 of its first moment in UTC, in milliseconds. */
function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
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
