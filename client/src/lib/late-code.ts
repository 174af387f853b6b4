/** Code that comes by itself, once; it is asked for again after it did not arrive. */
export class LateCode<T> {
  arrived: T | undefined;

  constructor(private readonly bring: () => Promise<T>) {}

  async fetch(): Promise<T> {
    this.arrived ??= await this.bring();
    return this.arrived;
  }
}
