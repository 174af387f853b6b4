/** What a SKU is found by: two that differ in case alone, or in the width of their letters, are the same. */
export function skuKeyOf(sku: string): string {
  return sku.normalize('NFKC').trim().toLowerCase();
}
