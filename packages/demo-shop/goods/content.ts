/** What a pack holds. */
export interface Content {
  netWeightGrams?: number;
  netVolumeMl?: number;
  pieceCount?: number;
}

const units = { g: 1, kg: 1000, ml: 1, liter: 1000, liters: 1000 } as const;

/** What a pack holds as its name says it: "6 × 400 g" is 2400 g in six pieces. */
export function contentIn(variant: string): Content {
  const [, pieces] = /(\d+) pieces/.exec(variant) ?? [];
  if (pieces) return { pieceCount: Number(pieces) };
  const [, count, number, unit] = /(?:(\d+) × )?([\d.]+) (k?g|ml|liters?)\b/.exec(variant) ?? [];
  if (!number) return {};
  const amount = Math.round(Number(number) * Number(count ?? 1) * units[unit as keyof typeof units]);
  const isWeight = unit === 'g' || unit === 'kg';
  return {
    ...(isWeight ? { netWeightGrams: amount } : { netVolumeMl: amount }),
    ...(count && { pieceCount: Number(count) }),
  };
}

/** What a pack adds to the key of its item, which stays for ever: liters were spelled otherwise in the first ones. */
export function keyPartOf(variant: string): string {
  return variant
    .toLowerCase()
    .replace('liter', 'litre')
    .replaceAll(/[^a-z\d]+/g, '-');
}
