import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { isEnough, type SuggestionGroup, suggestionGroups } from './suggestion-rows.ts';
import { SearchSuggestionsDocument } from './suggestions.operations.ts';

/** How long a pause is after which somebody wants to see something, in milliseconds. */
const TYPING_PAUSE_MS = 150;

const none: readonly SuggestionGroup[] = [];

/**
 * Suggestions for what is being typed: one request for each pause, and one at a time, because an older one is given up.
 * While the next load, the last stay. An error suggests nothing: the form searches all the same.
 *
 * @param isWanted whether anybody looks at them
 */
export function useSuggestions(text: string, isWanted: boolean) {
  const asked = usePaused(text.trim().replace(/\s+/g, ' ').toLowerCase());
  const isSkipped = !isWanted || !isEnough(text) || !isEnough(asked);
  const { data, previousData, loading } = useQuery(SearchSuggestionsDocument, {
    variables: { text: asked },
    skip: isSkipped,
  });
  const shown = isSkipped ? undefined : (data ?? (loading ? previousData : undefined));
  const groups = useMemo(() => (shown ? suggestionGroups(shown.searchSuggestions) : none), [shown]);
  return {
    groups,
    isLoading: !isSkipped && loading && !shown,
    /** Whether there is nothing to suggest for the text. */
    isEmpty: !isSkipped && Boolean(data) && groups.length === 0,
  };
}

/** A text as it was at the last pause. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
