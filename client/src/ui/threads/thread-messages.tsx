import type { ThreadFieldsFragment } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { ThreadPhotos } from './thread-photos.tsx';
import classes from './threads.module.css';

type Message = ThreadFieldsFragment['messages'][number];

interface ThreadMessagesProps {
  /** With who of the staff has said something, for the staff. */
  readonly messages: readonly (Message & { readonly staff?: string | null })[];
  /** Who the two sides are, for whoever reads it. */
  readonly names: { readonly SHOPPER: string; readonly SHOP: string };
}

/** What was said about a question, first things first. */
export function ThreadMessages({ messages, names }: ThreadMessagesProps) {
  return (
    <ol className={classes.messages}>
      {messages.map(({ at, by, text, photos, staff }) => (
        <li key={`${at} ${by}`} data-by={by}>
          <p className={classes.said}>
            <strong>{names[by]}</strong>{' '}
            {staff && (
              <>
                (<bdi>{staff}</bdi>){' '}
              </>
            )}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p className={classes.text} dir="auto">
            {text}
          </p>
          <ThreadPhotos photos={photos} name={names[by]} />
        </li>
      ))}
    </ol>
  );
}
