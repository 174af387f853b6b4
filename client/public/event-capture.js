// Captures clicks, choices and what is typed before hydration (ssr/event-replay.ts). Links work without it.
(() => {
  const early = {
    last: null,
    entered: new Map(),
    stop() {
      removeEventListener('click', captureClick, true);
      removeEventListener('input', captureEntry, true);
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

  function captureEntry({ target }) {
    if (target.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=file])')) {
      early.entered.set(target, target.value);
    }
  }

  addEventListener('click', captureClick, true);
  addEventListener('input', captureEntry, true);
  window.earlyEvents = early;
})();
