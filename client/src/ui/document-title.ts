import { useEffect } from 'react';

export const SHOP_NAME = 'Fern & Paw';
const DEFAULT_TITLE = `${SHOP_NAME} · Pets, food and accessories`;

/** Names the browser's tab for as long as a page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${SHOP_NAME}`;
    return () => {
      document.title = DEFAULT_TITLE;
    };
  }, [title]);
}
