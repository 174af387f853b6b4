import type { KeyboardEvent, RefObject } from 'react';

/** What the suggestions are given, and tell. */
export interface SuggestionsProps {
  /** As typed so far. */
  readonly text: string;
  /** Whether suggestions may be shown. */
  readonly isWanted: boolean;
  readonly listId: string;
  /** Takes the keys that are pressed in the field. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly onWant: (isWanted: boolean) => void;
  readonly onChange: (popup: SuggestionPopup) => void;
}

/** The list of suggestions, as the field has to tell of it. */
export interface SuggestionPopup {
  readonly isOpen: boolean;
  /** Id of the suggestion that the arrow keys have reached. */
  readonly activeId?: string | undefined;
}
