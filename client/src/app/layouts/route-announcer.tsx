import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';

/** Announces page changes to screen readers. The first page is announced by the browser itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, title: '' });

  useEffect(() => {
    setShown((before) => (before.pathname === pathname ? before : { pathname, title: document.title }));
  }, [pathname]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic>
      {shown.title}
    </VisuallyHidden>
  );
}
