declare global {
  interface Window {
    /** See client/public/early-clicks.js; gone once the shop's own code listens. */
    earlyClicks?: { last: HTMLElement | null; stop(): void };
  }
}

/** From now on the shop listens itself. What was clicked last while it could not is clicked again. */
export function takeEarlyClicks(): void {
  const { earlyClicks } = window;
  delete window.earlyClicks;
  earlyClicks?.stop();
  const button = earlyClicks?.last;
  // In a turn of its own, in which React takes over that part of the page before it hands the click on. The drawing may
  // have been replaced in the meantime.
  if (button) setTimeout(() => button.isConnected && button.click());
}
