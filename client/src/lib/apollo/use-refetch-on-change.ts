import { useEffect, useRef } from 'react';

/**
 * Asks again whenever what an answer is about is another one than when it was asked, as after a refusal.
 *
 * @param isAsked whether anything is asked at the moment
 */
export function useRefetchOnChange(
  subject: object,
  refetch: () => Promise<unknown>,
  isAsked: boolean = true,
): void {
  const shown = useRef(subject);
  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    if (isAsked) void refetch().catch(() => undefined);
  }, [subject, refetch, isAsked]);
}
