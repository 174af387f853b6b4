interface SetTrap<Call, Spring> {
  readonly isMeant: (call: Call) => boolean;
  readonly spring: Spring;
  readonly sprung: () => void;
}

/** Lies in wait for certain calls on their way, each trap for one. */
export class CallTraps<Call, Rest extends unknown[], Result> {
  private traps: SetTrap<Call, (call: Call, ...rest: Rest) => Promise<Result>>[] = [];

  /** Waits for one call, and does to it what `spring` says; resolves when the trap was sprung. */
  set(
    isMeant: (call: Call) => boolean,
    spring: (call: Call, ...rest: Rest) => Promise<Result>,
  ): Promise<void> {
    return new Promise((resolve) => {
      this.traps.push({ isMeant, spring, sprung: resolve });
    });
  }

  /** Springs the first trap that is meant for a call; does what is done otherwise where there is none. */
  async spring(
    otherwise: (call: Call, ...rest: Rest) => Promise<Result>,
    call: Call,
    ...rest: Rest
  ): Promise<Result> {
    const trap = this.traps.find((one) => one.isMeant(call));
    if (!trap) return otherwise(call, ...rest);
    this.traps = this.traps.filter((one) => one !== trap);
    try {
      return await trap.spring(call, ...rest);
    } finally {
      trap.sprung();
    }
  }

  /** Removes the traps that nothing fell into. */
  clear(): void {
    this.traps = [];
  }
}
