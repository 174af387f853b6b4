/** What a pack holds. */
export interface Content {
  netWeightGrams?: number;
  netVolumeMl?: number;
  pieceCount?: number;
}

const units = { g: 1, kg: 1000, ml: 1, litre: 1000, litres: 1000 } as const;

/** What a pack holds as its name says it: "6 × 400 g" is 2400 g in six pieces. */
export function contentIn(variant: string): Content {
  const [, pieces] = /(\d+) pieces/.exec(variant) ?? [];
  if (pieces) return { pieceCount: Number(pieces) };
  const [, count, number, unit] = /(?:(\d+) × )?([\d.]+) (k?g|ml|litres?)\b/.exec(variant) ?? [];
  if (!number) return {};
  const amount = Math.round(Number(number) * Number(count ?? 1) * units[unit as keyof typeof units]);
  const isWeight = unit === 'g' || unit === 'kg';
  return {
    ...(isWeight ? { netWeightGrams: amount } : { netVolumeMl: amount }),
    ...(count && { pieceCount: Number(count) }),
  };
}
