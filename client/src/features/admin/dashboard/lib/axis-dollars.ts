/** Steps that an axis counts in: below a thousand in dollars. */
const units = [
  { from: 1_000_000, letter: 'M' },
  { from: 1000, letter: 'K' },
] as const;

/** Dollars at a mark of an axis: `$900`, `$1.2K`, `$25K`. By hand: WebKit has no short notation of currencies. */
export function axisDollars(dollars: number): string {
  const size = Math.abs(dollars);
  const unit = units.find(({ from }) => size >= from);
  const shown = unit ? Number((size / unit.from).toFixed(1)) : size;
  const digits = unit || Number.isInteger(shown) ? String(shown) : shown.toFixed(2);
  return `${dollars < 0 ? '-' : ''}$${digits}${unit?.letter ?? ''}`;
}
