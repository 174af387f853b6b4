import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session.tsx';

/**
 * The way out, which leads home (specification §4). The session ends only once home is on the screen: a guarded
 * page that is still there would take the end of the session for a reason to ask for a new one.
 */
export function useLogOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving || pathname !== '/') return;
    setLeaving(false);
    void signOut();
  }, [isLeaving, pathname, signOut]);

  return () => {
    setLeaving(true);
    void navigate('/');
  };
}
