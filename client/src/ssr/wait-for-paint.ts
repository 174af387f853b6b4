/** How long code waits at most for pictures that do not come, in milliseconds. */
const PAINT_TIMEOUT_MS = 3000;

/** What people do to a page that is for its code to answer. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin'];

/**
 * Waits until a page that the server has drawn can be seen, with its styles, letters and pictures: they have the
 * connection to themselves. Whoever touches the page sooner waits for nothing but the code.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    const show = () => {
      // Painted by then: this is the turn after the next frame.
      requestAnimationFrame(() => setTimeout(resolve));
    };
    if (document.readyState === 'complete') show();
    else addEventListener('load', show, { once: true });

    for (const touch of interactionEvents)
      addEventListener(touch, () => resolve(), { once: true, passive: true });
    const { last, chosen } = window.earlyClicks ?? {};
    if (last || chosen?.size) resolve();
    // Pictures may be slow, and a page that nobody looks at has no frames.
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}
