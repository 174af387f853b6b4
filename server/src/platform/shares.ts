/** A total, and its share by address. */
export class Shares {
  total = 0;
  private readonly byAddress = new Map<string, number>();

  of(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  add(address: string, amount: number): void {
    this.total += amount;
    const share = this.of(address) + amount;
    if (share > 0) this.byAddress.set(address, share);
    else this.byAddress.delete(address);
  }
}
