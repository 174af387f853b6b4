import type { Call, Execution } from '../requests/endpoint.ts';
import { readPage } from '../requests/lists.ts';

export function retrieveEvent({ id }: Call): Execution {
  return (work) => work.withPending(work.get('event', id, 'event'));
}

export function listEvents({ params }: Call): Execution {
  const type = params.string('type');
  const types = params.strings('types') ?? (type ? [type] : null);
  const read = readPage(
    params,
    'event',
    '/v1/events',
    (event) => !types || types.some((one) => matches(event.type, one)),
  );
  return (work) => {
    const page = read(work);
    return { ...page, data: page.data.map((event) => work.withPending(event)) };
  };
}

/** `charge.*` stands for every event of a charge. */
function matches(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
