declare global {
  interface Window {
    /** See client/public/event-capture.js; gone once the shop's own code listens. */
    earlyClicks?: { last: HTMLElement | null; chosen: Map<HTMLSelectElement, string>; stop(): void };
  }
}

/** From now on the shop listens itself. What was chosen while it could not is chosen again, and the last click made again. */
export function replayEvents(): void {
  const { earlyClicks } = window;
  if (!earlyClicks) return;
  delete window.earlyClicks;
  earlyClicks.stop();
  const { last, chosen } = earlyClicks;
  // In a turn of its own: the drawing may have been replaced in the meantime.
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

/** Has React take over that part of the page now: a change that was there before it would be no news to it. */
function hydrateNow(place: HTMLElement): void {
  place.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}
