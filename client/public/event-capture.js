// Captures clicks and selections before hydration (ssr/event-replay.ts). Links and forms work without it.
(() => {
  const early = {
    last: null,
    chosen: new Map(),
    stop() {
      removeEventListener('click', captureClick, true);
      removeEventListener('change', captureChoice, true);
    },
  };

  function captureClick(event) {
    const { target } = event;
    const place =
      target instanceof Element && target.closest('#root :is(button:not([type=submit]), label, input)');
    const clicked = place && 'control' in place ? place.control : place;
    const isChoice = clicked && /^(radio|checkbox)$/.test(clicked.type);
    // The replayed click ticks it: React would see no change in a box that is ticked already.
    if (isChoice) event.preventDefault();
    early.last = isChoice || clicked instanceof HTMLButtonElement ? clicked : null;
  }

  function captureChoice({ target }) {
    if (target instanceof HTMLSelectElement) early.chosen.set(target, target.value);
  }

  addEventListener('click', captureClick, true);
  addEventListener('change', captureChoice, true);
  window.earlyClicks = early;
})();
