/** What a visitor has chosen and not put into the cart yet, while the code of the page stays loaded. */
let kept: { readonly petId: string; readonly amount: number } | null = null;

/** Keeps the amount of an item for who signs in on the way and comes back. */
export function keepAmount(petId: string, amount: number): void {
  kept = { petId, amount };
}

/** The amount that was kept of this item; undefined where none was. */
export function keptAmount(petId: string): number | undefined {
  return kept?.petId === petId ? kept.amount : undefined;
}

export function forgetAmount(): void {
  kept = null;
}
