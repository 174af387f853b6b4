import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UploadInit, UploadProgress } from '../../lib/apollo/upload-fetch.ts';

/** Upload progress of a mutation's picture, and how to cancel it. */
export interface Upload {
  /** null while nothing is sent. */
  readonly progress: UploadProgress | null;
  readonly cancel: () => void;
  /** What the mutation of a picture is given as its context. */
  readonly begin: () => { fetchOptions: UploadInit };
  readonly end: () => void;
}

export function useUpload(): Upload {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const controller = useRef<AbortController | null>(null);

  return {
    progress,
    cancel: () => controller.current?.abort(),
    begin() {
      controller.current = new AbortController();
      return { fetchOptions: { signal: controller.current.signal, onUploadProgress: setProgress } };
    },
    end: () => setProgress(null),
  };
}

/** Moves the focus from the removed cancel button to the submit button. */
export function useFocusWhen(isFree: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFree) button.current?.focus();
  }, [isFree]);
  return button;
}
