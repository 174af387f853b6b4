import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageHead } from '../../../../domain/pages/page-head.ts';
import { shownPath, updateHead } from '../../hooks/use-page-head.ts';

/**
 * Gives every page the head of its route. Before paint, and so before the effects in which a page that knows more
 * says it (`usePageHead`).
 */
export function useDocumentHead(): void {
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    const head = pageHead(pathname);
    // The server knows more of an item than the route does: what it wrote for this page stays.
    if (head.path === null || head.path !== shownPath()) updateHead(head);
  }, [pathname]);
}
