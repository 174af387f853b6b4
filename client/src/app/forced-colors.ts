/** Loads what shows states in the system's own colors, in Windows' high contrast: nobody else needs it. */
export function followForcedColors(): void {
  const forced = matchMedia('(forced-colors: active)');
  const load = () => {
    // Without it the shop works as before; nobody is told of a style that did not come.
    if (forced.matches) import('./forced-colors.css').catch(() => undefined);
  };
  forced.addEventListener('change', load);
  load();
}
