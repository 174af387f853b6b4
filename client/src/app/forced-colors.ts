/** Loads what shows states in the system's own colors, in Windows' high contrast: nobody else needs it. */
export function followForcedColors(): void {
  const forced = matchMedia('(forced-colors: active)');
  const load = () => {
    if (forced.matches) void import('./forced-colors.css');
  };
  forced.addEventListener('change', load);
  load();
}
