// Remembers what is clicked on a page that is drawn but has no code yet. Links and forms work without.
(() => {
  const early = {
    last: null,
    stop: () => removeEventListener('click', remember, true),
  };

  function remember({ target }) {
    const button = target instanceof Element && target.closest('#root button:not([type=submit])');
    early.last = button || null;
  }

  addEventListener('click', remember, true);
  window.earlyClicks = early;
})();
