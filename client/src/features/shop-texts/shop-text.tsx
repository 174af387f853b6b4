import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headingId, textBlocks } from '../../../../domain/shop-settings/text-blocks.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import classes from './shop-text.module.css';
import { ShopTextsDocument } from './shop-texts.operations.ts';

interface ShopTextProps {
  /** Which of the owner's texts. */
  readonly name: 'helpText' | 'returnsText' | 'privacyText' | 'termsText';
}

/** A text that the owner has written, with its headings and paragraphs; nothing in it is HTML. */
export function ShopText({ name }: ShopTextProps) {
  const { data, error, refetch } = useQuery(ShopTextsDocument);
  useScrollToHeading(data !== undefined);
  if (!data && error)
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <LoadingState rows={4} />;
  return (
    <div className={classes.text}>
      {textBlocks(data.shopSettings[name]).map(({ kind, text }, place) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
          <h2 key={place} id={headingId(text)}>
            {text}
          </h2>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={place} dir="auto">
            {text}
          </p>
        ),
      )}
    </div>
  );
}

/** What an address leads to is there only once the text is. */
function useScrollToHeading(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash) document.getElementById(idIn(hash))?.scrollIntoView();
  }, [isThere, hash]);
}

/** Whoever typed the address may have written what can not be decoded. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
