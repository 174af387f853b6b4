type Field = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

declare global {
  interface Window {
    /** See client/public/event-capture.js; deleted once the shop's own code listens. */
    earlyEvents?: { last: HTMLElement | null; entered: Map<Field, string>; stop(): void };
  }
}

/** Stops the capturing and replays what came before hydration: choices, what was typed and the last click. */
export function replayEvents(): void {
  const { earlyEvents } = window;
  if (!earlyEvents) return;
  delete window.earlyEvents;
  earlyEvents.stop();
  const { last, entered } = earlyEvents;
  // Each in a task of its own: hydration may have replaced the elements by then, and what goes by the address goes by
  // what the one before has made of it.
  for (const [field, value] of entered) setTimeout(() => enter(field, value));
  setTimeout(() => press(last));
}

/** Has React hydrate that part of the page at once: it ignores changes made before hydration. */
function hydrateNow(place: HTMLElement): void {
  place.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

/** Fills a field as its user would: React hears of a text only where it is another one than before. */
function enter(field: Field, value: string): void {
  hydrateNow(field);
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const text = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  for (const next of ['', value]) {
    text?.set?.call(field, next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function press(button: HTMLElement | null): void {
  if (!button?.isConnected) return;
  hydrateNow(button);
  button.click();
}
