type Listener = (event: unknown) => unknown;

/** The `on`, `once` and `off` of a Stripe element. */
export interface Listeners {
  on(type: string, listener: Listener): void;
  once(type: string, listener: Listener): void;
  off(type: string, listener?: Listener): void;
  emit(type: string, event?: unknown): void;
}

export function createListeners(): Listeners {
  const byType = new Map<string, Map<Listener, Listener>>();

  function listenersOf(type: string): Map<Listener, Listener> {
    const listeners = byType.get(type) ?? new Map<Listener, Listener>();
    byType.set(type, listeners);
    return listeners;
  }

  return {
    on(type, listener) {
      listenersOf(type).set(listener, listener);
    },
    once(type, listener) {
      listenersOf(type).set(listener, (event) => {
        listenersOf(type).delete(listener);
        return listener(event);
      });
    },
    off(type, listener) {
      if (listener) listenersOf(type).delete(listener);
      else byType.delete(type);
    },
    emit(type, event) {
      for (const listener of [...listenersOf(type).values()]) listener(event);
    },
  };
}
