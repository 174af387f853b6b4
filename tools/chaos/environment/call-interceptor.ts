interface Interception<Call, Act> {
  readonly isMeant: (call: Call) => boolean;
  readonly act: Act;
  readonly done: () => void;
}

/** Stops certain calls on their way, each once. */
export class CallInterceptor<Call, Rest extends unknown[], Result> {
  private waiting: Interception<Call, (call: Call, ...rest: Rest) => Promise<Result>>[] = [];

  /** Waits for one call, and does to it what `act` says; resolves when that is done. */
  intercept(
    isMeant: (call: Call) => boolean,
    act: (call: Call, ...rest: Rest) => Promise<Result>,
  ): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ isMeant, act, done: resolve });
    });
  }

  /** Does to a call what the first that waits for it says; what is done otherwise where none does. */
  async handle(
    otherwise: (call: Call, ...rest: Rest) => Promise<Result>,
    call: Call,
    ...rest: Rest
  ): Promise<Result> {
    const meant = this.waiting.find((one) => one.isMeant(call));
    if (!meant) return otherwise(call, ...rest);
    this.waiting = this.waiting.filter((one) => one !== meant);
    try {
      return await meant.act(call, ...rest);
    } finally {
      meant.done();
    }
  }

  /** Drops interceptions that never matched. */
  clear(): void {
    this.waiting = [];
  }
}
