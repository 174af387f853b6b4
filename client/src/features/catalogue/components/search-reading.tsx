import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PetListState } from '../hooks/use-pet-list.ts';
import { type Part, shownParts } from '../lib/reading-words.ts';
import classes from './search-reading.module.css';

interface SearchReadingProps {
  readonly list: Pick<PetListState, 'searchNote' | 'shopPage'>;
  readonly reading: readonly Part[];
  /** Address of the search for its words as they were typed. */
  readonly asTyped: { readonly search: string; readonly address: string } | null;
}

/** How the search was read, said: with the page that it is about, and its words as they were typed where one was corrected. */
export function SearchReading({ list: { searchNote, shopPage }, reading, asTyped }: SearchReadingProps) {
  const parts = shownParts(reading);
  const isCorrected = reading.some(({ kind }) => kind === 'CORRECTED');
  return (
    <div className={classes.reading}>
      <p className={classes.note} role="status" dir="auto">
        {shopPage ? <Link to={shopPage.path}>{searchNote ?? shopPage.title}</Link> : searchNote}
        {searchNote && isCorrected && asTyped && (
          <>
            {'. '}
            <Link to={asTyped.address}>Search instead for “{asTyped.search}”</Link>
          </>
        )}
      </p>
      {parts.length > 0 && (
        <VisuallyHidden role="status" dir="auto">
          Read as {parts.map(({ label }) => label).join('; ')}
        </VisuallyHidden>
      )}
    </div>
  );
}
