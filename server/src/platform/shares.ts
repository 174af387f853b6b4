/** An amount, and how much of it belongs to each address. */
export class Shares {
  total = 0;
  private readonly ofAddress = new Map<string, number>();

  of(address: string): number {
    return this.ofAddress.get(address) ?? 0;
  }

  add(address: string, amount: number): void {
    this.total += amount;
    const share = this.of(address) + amount;
    if (share > 0) this.ofAddress.set(address, share);
    else this.ofAddress.delete(address);
  }
}
