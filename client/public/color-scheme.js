// Sets the colour scheme before anything is painted, as the shop's own code would a moment later: the one that was
// chosen here, or else the system's. A file of its own, because the content policy forbids scripts in the page.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const isKnown = chosen === 'light' || chosen === 'dark';
  const ofSystem = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme = isKnown ? chosen : ofSystem;
})();
