/** Longest wait for slow pictures, in milliseconds. */
const PAINT_TIMEOUT_MS = 3000;

/** Interactions that the page's code has to answer. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin'];

/**
 * Waits until a server-rendered page is painted with its styles, fonts and pictures, so that they have the connection
 * to themselves. An interaction ends the wait.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    const show = () => {
      // The task after the next frame: the page is painted by then.
      requestAnimationFrame(() => setTimeout(resolve));
    };
    if (document.readyState === 'complete') show();
    else addEventListener('load', show, { once: true });

    for (const touch of interactionEvents)
      addEventListener(touch, () => resolve(), { once: true, passive: true });
    const { last, entered } = window.earlyEvents ?? {};
    if (last || entered?.size) resolve();
    // Pictures may be slow, and a page in the background has no frames.
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}
