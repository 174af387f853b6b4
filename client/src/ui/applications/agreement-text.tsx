import { textBlocks } from '../../../../domain/shop-settings/text-blocks.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import classes from './agreement.module.css';

interface AgreementTextProps {
  readonly text: string;
  /** What its headings are, by what stands above them. */
  readonly heading: 'h3' | 'h4';
}

/** What is agreed, with its headings and paragraphs; nothing in it is HTML. */
export function AgreementText({ text, heading: Heading }: AgreementTextProps) {
  return (
    <div className={classes.text}>
      {textBlocks(text).map(({ kind, text: words }, place) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
          <Heading key={place} dir="auto">
            {words}
          </Heading>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={place} dir="auto">
            {words}
          </p>
        ),
      )}
    </div>
  );
}

/** Who signed by name, and when. */
export function SignedNote({ signedBy, signedAt }: { readonly signedBy: string; readonly signedAt: string }) {
  return (
    <p className={classes.signed}>
      Signed by name: <bdi>{signedBy}</bdi>, <time dateTime={signedAt}>{formatDateTime(signedAt)}</time>
    </p>
  );
}
