/**
 * Tracking numbers that were pasted at one order, a line each: the first one is its own, the next ones are of the orders
 * below it. What is left over is of nobody.
 *
 * @param numbers of the orders, in their order on the desk
 */
export function pasteNumbers(
  text: string,
  at: string,
  numbers: readonly string[],
): Readonly<Record<string, string>> {
  const lines = text.split(/[\r\n\t]+/).flatMap((line) => line.trim() || []);
  const below = numbers.slice(numbers.indexOf(at));
  return Object.fromEntries(lines.slice(0, below.length).map((line, place) => [below[place], line]));
}
