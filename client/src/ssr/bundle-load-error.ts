/** Says that the code of the shop did not come, without any of it. What the server has drawn stays to be read. */
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
