import { flushSync } from 'react-dom';
import { type createMemoryRouter, createPath, type Location, resolvePath } from 'react-router-dom';
import { pause } from '../pause.ts';
import { type Overlay, openOverlays, watchOverlays } from './open-overlays.ts';
import { pageKey, type Step, stepOf } from './step.ts';

type Router = ReturnType<typeof createMemoryRouter>;
type Target = Parameters<Router['navigate']>[0];
type Options = Parameters<Router['navigate']>[1];

/** How long a new page may take to close what the old one had open, in milliseconds. */
const NEW_PAGE_MS = 300;

/** How long a way back may take, in milliseconds. There is none where a step is the first entry of its tab. */
const RETURN_LIMIT_MS = 1000;

/**
 * Gives each open overlay a history entry, a step, so that Back closes the topmost one and not the page.
 *
 * @returns stops it
 */
export function keepSteps(router: Router): () => void {
  const steps = new OverlaySteps(router);
  return () => steps.stop();
}

/**
 * Keeps as many steps over the page's own entry as overlays are open. Whatever opens or closes them, and wherever somebody
 * goes, it compares the two and adds or takes away a step.
 */
class OverlaySteps {
  /** The router's own, which knows no steps. */
  private readonly navigate: Router['navigate'];
  private readonly endings: readonly (() => void)[];
  private here: Location;
  /** Navigations that were asked for and have not arrived. */
  private underway = 0;
  private returning: Promise<void> | null = null;
  /** What was open when the page was left that is still on its way out. */
  private leftOver: readonly Overlay[] = [];
  private newPage: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(private readonly router: Router) {
    this.here = router.state.location;
    this.navigate = router.navigate;
    router.navigate = (to: Target | number, options?: Options) =>
      typeof to === 'number' ? this.navigate(to) : this.during(() => this.leave(to, options));
    this.endings = [router.subscribe(() => this.follow()), watchOverlays(() => this.settleSoon())];
    this.settleSoon();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.newPage);
    for (const end of this.endings) end();
    this.router.navigate = this.navigate;
  }

  /** Not in the middle of what is being rendered, or of a click that closes one overlay and opens another. */
  private settleSoon(): void {
    queueMicrotask(() => this.settle());
  }

  private settle(): void {
    if (this.isStopped || this.underway > 0 || !isAtRest(this.router)) return;
    const { location } = this.router.state;
    const step = stepOf(location);
    const open = openOverlays().filter((overlay) => !this.leftOver.includes(overlay));
    const missing = open.length - (step?.depth ?? 0);
    if (missing > 0) void this.during(() => this.addStep(location));
    if (missing < 0 && step) void this.during(() => this.takeStep(location, step));
  }

  private async during(work: () => Promise<void>): Promise<void> {
    this.underway += 1;
    try {
      await work();
    } finally {
      this.underway -= 1;
      // In a task of its own: by then the screen has followed.
      setTimeout(() => this.settle());
    }
  }

  private addStep(location: Location): Promise<void> {
    const under = createPath(location);
    const depth = (stepOf(location)?.depth ?? 0) + 1;
    return this.show(location, { depth, under, page: pageKey(location) });
  }

  /** An overlay was closed by its button, or Forward led to the step of one that is long gone. */
  private async takeStep(location: Location, step: Step): Promise<void> {
    const hasMoved = createPath(location) !== step.under;
    // What was chosen in it, a filter, stays in the address. It takes the place of the step, and Back undoes it.
    if (hasMoved && step.depth === 1) return this.show(location, undefined, { replace: true });
    await this.goBack(1);
    if (hasMoved) await this.show(location, stepOf(this.router.state.location), { replace: true });
    return undefined;
  }

  /** Goes somewhere from wherever one is. Where that is a step, the new entry takes its place. */
  private async leave(to: Exclude<Target, number>, options: Options): Promise<void> {
    // What is asked for on the way back would be taken back by it.
    if (this.returning) await this.returning;
    const { location } = this.router.state;
    const step = stepOf(location);
    if (!step) return this.navigate(to, options);
    if (resolvePath(to ?? '', location.pathname).pathname === location.pathname) {
      return this.navigate(to, { ...options, replace: true, state: withStep(options?.state, step) });
    }
    if (step.depth > 1) await this.goBack(step.depth - 1);
    return this.navigate(to, { ...options, replace: true });
  }

  /** Sees where the router has gone. */
  private follow(): void {
    const { location, historyAction } = this.router.state;
    const before = this.here;
    this.here = location;
    if (location.pathname !== before.pathname) this.waitForPage();
    else if (location !== before && historyAction === 'POP' && !this.returning) {
      void this.during(() => this.stepDown(before, location));
    }
    this.settleSoon();
  }

  /** A new page closes what the old one had open, as it appears. A step would be in its way. */
  private waitForPage(): void {
    clearTimeout(this.newPage);
    this.leftOver = openOverlays();
    this.newPage = setTimeout(() => {
      this.leftOver = [];
      this.settle();
    }, NEW_PAGE_MS);
  }

  /** Back: closes as many overlays as steps were gone. One that asks instead of closing gets its step back. */
  private async stepDown(before: Location, location: Location): Promise<void> {
    // The router has to finish first.
    await undefined;
    const gone = (stepOf(before)?.depth ?? 0) - (stepOf(location)?.depth ?? 0);
    if (gone <= 0) return;
    closeTopmost(gone);
    // What was chosen in it stays.
    if (createPath(before) === createPath(location)) return;
    const step = stepOf(location);
    await this.show(before, step, { replace: step !== undefined });
  }

  private show(location: Location, step: Step | undefined, options?: Options): Promise<void> {
    const { pathname, search, hash } = location;
    return this.navigate(
      { pathname, search, hash },
      { ...options, state: withStep(location.state, step), preventScrollReset: true },
    );
  }

  private goBack(steps: number): Promise<void> {
    this.returning = Promise.resolve()
      .then(() => Promise.race([this.navigate(-steps), pause(RETURN_LIMIT_MS)]))
      .finally(() => {
        this.returning = null;
      });
    return this.returning;
  }
}

/** Whether the router neither goes anywhere nor waits for an answer whether it may. */
function isAtRest({ state }: Router): boolean {
  const isAsking = [...state.blockers.values()].some((blocker) => blocker.state !== 'unblocked');
  return state.navigation.state === 'idle' && !isAsking;
}

function closeTopmost(count: number): void {
  for (const overlay of openOverlays().slice(-count).reverse()) {
    // At once, so that it is known whether it has closed. What lies under one that has not stays as well.
    flushSync(overlay.close);
    if (isOpen(overlay)) return;
  }
}

function isOpen(overlay: Overlay): boolean {
  return openOverlays().includes(overlay);
}

function withStep(state: unknown, step: Step | undefined): unknown {
  const { overlay: _, ...rest } = (state ?? {}) as { readonly overlay?: Step };
  if (step) return { ...rest, overlay: step };
  return Object.keys(rest).length > 0 ? rest : null;
}
