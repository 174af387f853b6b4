/** Shows that the shop's code failed to load, without needing any of it. The server-rendered page stays readable. */
export function showBundleLoadError(): void {
  const again = document.createElement('a');
  again.href = location.pathname + location.search;
  again.textContent = 'Please try again';
  const note = document.createElement('p');
  note.className = 'above-all';
  note.role = 'alert';
  note.append('Part of the shop did not arrive, so its buttons can’t answer. ', again, '.');
  document.body.prepend(note);
}
