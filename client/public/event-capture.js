// Remembers what is clicked and chosen on a page that is drawn but has no code yet. Links and forms work without.
(() => {
  const early = {
    last: null,
    chosen: new Map(),
    stop() {
      removeEventListener('click', rememberClick, true);
      removeEventListener('change', rememberChoice, true);
    },
  };

  function rememberClick(event) {
    const { target } = event;
    const place =
      target instanceof Element && target.closest('#root :is(button:not([type=submit]), label, input)');
    const clicked = place && 'control' in place ? place.control : place;
    const isChoice = clicked && /^(radio|checkbox)$/.test(clicked.type);
    // It is ticked when it is clicked again: what is ticked by then would be no news to the code.
    if (isChoice) event.preventDefault();
    early.last = isChoice || clicked instanceof HTMLButtonElement ? clicked : null;
  }

  function rememberChoice({ target }) {
    if (target instanceof HTMLSelectElement) early.chosen.set(target, target.value);
  }

  addEventListener('click', rememberClick, true);
  addEventListener('change', rememberChoice, true);
  window.earlyClicks = early;
})();
