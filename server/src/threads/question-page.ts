import { escaped } from '../platform/text/escape-html.ts';
import { type MessagePhoto, type ThreadRecord, ThreadSide } from './thread.entity.ts';

/** Styles of the page beside those that all small pages have. */
export const questionStyles = `
ol, ul { margin: 0; padding: 0; list-style: none; }
ol > li { margin-block: 0 12px; padding: 12px 16px; border: 1px solid var(--rule); border-radius: 14px; }
ol > li[data-by='shop'] { margin-inline-start: min(10%, 48px); }
.text { margin: 0; white-space: pre-line; }
ul { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 8px; }
img { display: block; width: 120px; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 8px; }
`;

const timeParts: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};

/** A page that is written for somebody whose clock nobody knows. */
interface PagePlace {
  /** Of the page. */
  readonly path: string;
  /** The shop's, by which it tells the time. */
  readonly timeZone: string;
}

/** What a visitor has asked and what was said about it since, as HTML. */
export function questionContent({ subject, messages, replySecret }: ThreadRecord, place: PagePlace): string {
  const said = messages.map((message) => messageContent(message, place)).join('\n');
  return `<h1 dir="auto">${escaped(subject)}</h1>
<ol>
${said}
</ol>
${replySecret ? '<p>To write more, answer our e-mail: photos may come with it.</p>' : ''}`;
}

function messageContent(
  { by, at, text, photos = [] }: ThreadRecord['messages'][number],
  { path, timeZone }: PagePlace,
) {
  const name = by === ThreadSide.SHOP ? 'The shop' : 'You';
  const said = new Intl.DateTimeFormat('en-US', { ...timeParts, timeZone }).format(at);
  return `<li data-by="${by}"><p><strong>${name}</strong> <time datetime="${at.toISOString()}">${said}</time></p>
<p class="text" dir="auto">${escaped(text)}</p>${photosContent(photos, name, path)}</li>`;
}

function photosContent(photos: readonly MessagePhoto[], name: string, path: string): string {
  if (photos.length === 0) return '';
  const whose = name === 'You' ? 'from you' : 'from the shop';
  const each = photos.map(({ id }, place) => {
    const address = escaped(`${path}/photos/${id}`);
    const alt = `Photo ${place + 1} of ${photos.length} ${whose}`;
    return `<li><a href="${address}"><img src="${address}" alt="${alt}"></a></li>`;
  });
  return `\n<ul>${each.join('')}</ul>`;
}
