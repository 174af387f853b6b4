/** Items that the shop is asked about at once. */
const ASKED_AT_ONCE = 100;

/** What the shop says of an item. */
interface OfItem {
  readonly petId: string;
}

/** What is known of items that are shown one by one. All that is asked in one turn is one request. */
export class ItemBoard<Said extends OfItem> {
  private readonly nothing: readonly Said[] = [];
  private readonly answers = new Map<string, readonly Said[]>();
  private readonly asked = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private waiting: string[] = [];

  /** @param load asks the shop about some items, `ASKED_AT_ONCE` at most */
  constructor(private readonly load: (petIds: readonly string[]) => Promise<readonly Said[]>) {}

  /** The same list each time; empty too while it is not known. */
  of(petId: string): readonly Said[] {
    return this.answers.get(petId) ?? this.nothing;
  }

  ask(petId: string): void {
    if (this.asked.has(petId)) return;
    this.asked.add(petId);
    this.waiting.push(petId);
    if (this.waiting.length === 1) setTimeout(() => void this.askAll());
  }

  /** Of several items: as it is known, or else as the shop says now. @throws where it does not answer */
  async ofAll(petIds: readonly string[]): Promise<readonly Said[]> {
    const isKnown = petIds.every((petId) => this.answers.has(petId));
    return isKnown ? petIds.flatMap((petId) => this.of(petId)) : this.load(petIds);
  }

  /** @returns ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async askAll(): Promise<void> {
    const all = this.waiting.splice(0);
    for (let at = 0; at < all.length; at += ASKED_AT_ONCE) {
      await this.askSome(all.slice(at, at + ASKED_AT_ONCE));
    }
  }

  /** Without an answer nothing is said, and the next one who asks has the shop asked again. */
  private async askSome(petIds: readonly string[]): Promise<void> {
    try {
      const found = await this.load(petIds);
      for (const id of petIds) {
        this.answers.set(
          id,
          found.filter(({ petId }) => petId === id),
        );
      }
    } catch {
      for (const id of petIds) this.asked.delete(id);
    }
    for (const tell of this.listeners) tell();
  }
}
