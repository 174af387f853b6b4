interface Stretch {
  readonly path: string;
  readonly from: number;
  /** Infinity while it runs. */
  to: number;
}

/** Which test files ran at the same time: a file that failed beside another may be red only there. */
export class Neighbours {
  readonly #stretches = new Map<string, Stretch>();

  /** @param now in milliseconds, here and below */
  begin(path: string, now: number): void {
    this.#stretches.set(path, { path, from: now, to: Number.POSITIVE_INFINITY });
  }

  end(path: string, now: number): void {
    const stretch = this.#stretches.get(path);
    if (stretch) stretch.to = now;
  }

  /** The others that ran at any moment of it. */
  of(path: string): string[] {
    const own = this.#stretches.get(path);
    if (!own) return [];
    return [...this.#stretches.values()]
      .filter((other) => other !== own && other.from < own.to && other.to > own.from)
      .map((other) => other.path);
  }
}
