import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFirstInteraction } from '../hooks/use-first-interaction.ts';
import { openOverlays, watchOverlays } from '../lib/overlays/open-overlays.ts';
import type { keepSteps } from '../lib/overlays/overlay-steps.ts';
import type { ShopRouter } from './router.tsx';

/**
 * Has Back close what lies over a page. The code of it loads after the first interaction, or with an overlay that is there
 * before; where that fails, the next overlay tries again.
 */
export function OverlaySteps({ router }: { readonly router: ShopRouter }) {
  const hasInteracted = useFirstInteraction();
  const hasOverlay = useSyncExternalStore(
    watchOverlays,
    () => openOverlays().length > 0,
    () => false,
  );
  const [keep, setKeep] = useState<typeof keepSteps | null>(null);

  useEffect(() => {
    if (keep || !(hasInteracted || hasOverlay)) return;
    import('../lib/overlays/overlay-steps.ts').then(
      (module) => setKeep(() => module.keepSteps),
      () => undefined,
    );
  }, [keep, hasInteracted, hasOverlay]);

  useEffect(() => keep?.(router), [keep, router]);
  return null;
}
