/** Makes a chart one picture with a name. The library hands all of it to its `<svg>`, though its types do not say so. */
export function imageProps(label: string): { role: string } {
  const props = { role: 'img', 'aria-label': label };
  return props;
}
