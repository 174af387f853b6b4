import { formatDollars } from '../money/money.ts';
import type { ItemsChange } from './items-change-rules.ts';

/** What a change of many items does, in a few words: "Price +5%, ending in .99; shelf B 12". */
export function changeSummary(change: ItemsChange): string {
  const { stock, shelf, brand, family, supplier, reorderLevel, isRetired, saleUntil } = change;
  const price = priceWords(change);
  const parts = [
    price && (saleUntil ? `Sale: ${price}` : price),
    stock !== undefined && `Stock ${stock}`,
    shelf !== undefined && (shelf ? `Shelf ${shelf}` : 'No shelf'),
    brand !== undefined && (brand ? `Brand ${brand}` : 'No brand'),
    family !== undefined && (family ? `Family ${family}` : 'No family'),
    supplier !== undefined && (supplier ? `Supplier ${supplier}` : 'No supplier'),
    reorderLevel !== undefined && `Reorder level ${reorderLevel}`,
    isRetired && 'Retired',
  ];
  return parts.filter(Boolean).join('; ');
}

const endings = { cent: '', five_cents: 'to five cents', ninety_nine: 'ending in .99' } as const;

function priceWords({ pricePercent, priceAmount, roundTo }: ItemsChange): string {
  const by =
    pricePercent != null
      ? `${signed(pricePercent)}${Math.abs(pricePercent)}%`
      : priceAmount !== undefined && `${signed(priceAmount)}${formatDollars(Math.abs(priceAmount))}`;
  const words = [by, endings[roundTo ?? 'cent']].filter(Boolean).join(', ');
  return words && `Price ${words}`;
}

function signed(value: number): string {
  return value < 0 ? '−' : '+';
}
