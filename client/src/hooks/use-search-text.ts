import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 300;

/**
 * The text of a field that searches while somebody types: it is shown at once, and asked for after a pause, without the
 * blanks around it.
 *
 * @param value what is asked for now, as the URL has it
 * @param delayMs how long somebody has to pause, in milliseconds
 */
export function useSearchText(value: string, onAsk: (text: string) => void, delayMs = TYPING_DELAY_MS) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const ask = useDebouncedCallback(askNow, delayMs);

  // The URL can change without typing: by Back, a link, or the button that clears everything.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  function askNow(wanted: string) {
    asked.current = wanted;
    onAsk(wanted);
  }

  function type(typed: string) {
    setText(typed);
    ask(typed.trim());
  }

  function clear() {
    setText('');
    ask.cancel();
    askNow('');
  }

  return { text, type, clear };
}
