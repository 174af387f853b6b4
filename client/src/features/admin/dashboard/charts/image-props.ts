/** Makes a chart one labelled image. Recharts passes these props on to its `<svg>`, though its types lack them. */
export function imageProps(label: string): { role: string } {
  const props = { role: 'img', 'aria-label': label };
  return props;
}
