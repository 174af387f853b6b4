import type { ThreadFieldsFragment } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import classes from './threads.module.css';

interface ThreadMessagesProps {
  readonly messages: ThreadFieldsFragment['messages'];
  /** Who the two sides are, for whoever reads it. */
  readonly names: { readonly SHOPPER: string; readonly SHOP: string };
}

/** What was said about a question, first things first. */
export function ThreadMessages({ messages, names }: ThreadMessagesProps) {
  return (
    <ol className={classes.messages}>
      {messages.map(({ at, by, text }) => (
        <li key={`${at} ${by}`} data-by={by}>
          <p className={classes.said}>
            <strong>{names[by]}</strong> <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p className={classes.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
