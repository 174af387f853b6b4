declare global {
  interface Window {
    /** See client/public/event-capture.js; deleted once the shop's own code listens. */
    earlyClicks?: { last: HTMLElement | null; chosen: Map<HTMLSelectElement, string>; stop(): void };
  }
}

/** Stops the capturing and replays what came before hydration: changed selects and the last click. */
export function replayEvents(): void {
  const { earlyClicks } = window;
  if (!earlyClicks) return;
  delete window.earlyClicks;
  earlyClicks.stop();
  const { last, chosen } = earlyClicks;
  // In a task of its own: hydration may have replaced the elements by then.
  setTimeout(() => {
    for (const [select, value] of chosen) {
      hydrateNow(select);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (!last?.isConnected) return;
    hydrateNow(last);
    last.click();
  });
}

/** Has React hydrate that part of the page at once: it ignores changes made before hydration. */
function hydrateNow(place: HTMLElement): void {
  place.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}
