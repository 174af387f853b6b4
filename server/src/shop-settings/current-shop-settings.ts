import type { ClientSession } from 'mongoose';
import type { ShopTerms } from '../../../domain/pricing/shop-terms.ts';
import { termsOf } from '../../../domain/shop-settings/pricing-settings.ts';
import { defaultSettings, settingNames } from '../../../domain/shop-settings/settings-table.ts';
import type { ShopSettings } from '../../../domain/shop-settings/shop-settings.ts';
import { shopSettingsRules } from '../../../domain/shop-settings/shop-settings-rules.ts';
import type { ChangeStream } from '../database/change-stream.ts';
import { shopSettingsRepository } from './shop-settings.repository.ts';
import { StoredSettingsModel, type StoredSettingsRecord } from './stored-settings.entity.ts';

/** Where services get the terms of the shop: each time they need them, for they may change at any moment. */
export type TermsSource = Pick<CurrentShopSettings, 'terms'>;

/** The same where all settings are asked for. */
export type SettingsSource = Pick<CurrentShopSettings, 'terms' | 'get'>;

/** What the environment says in the place of an owner who has said nothing. */
export interface ShopEnvironment {
  readonly timeZone: string;
  readonly mail: { readonly undoSeconds: number };
}

/**
 * The settings of the shop as they are now. They are kept in the process until the change stream says that they have
 * changed; in a transaction they are read in it, so that nothing is charged by what was kept.
 */
export class CurrentShopSettings {
  private loaded: Promise<ShopSettings> | null = null;
  private known: ShopSettings | null = null;

  /**
   * @param environment by which a shop goes that has set nothing
   * @param changeStream null where nothing is to be kept
   */
  constructor(
    private readonly environment: ShopEnvironment,
    private readonly changeStream: ChangeStream | null,
  ) {
    changeStream?.on(StoredSettingsModel.collection.name, () => this.invalidate());
    changeStream?.onGap(() => this.invalidate());
  }

  /** Without a live change stream what is kept may be stale, and is read again. */
  get(session: ClientSession | null = null): Promise<ShopSettings> {
    if (session || !this.changeStream?.isLive) return this.load(session);
    this.loaded ??= this.load(null).catch((error: unknown) => {
      this.invalidate();
      throw error;
    });
    return this.loaded;
  }

  /** What orders are priced by. @param session of the transaction that charges by them */
  async terms(session: ClientSession | null = null): Promise<ShopTerms> {
    return termsOf(await this.get(session));
  }

  /** What is stored, on top of what the shop comes with. A value that could not be set counts as not set. */
  complete(stored: StoredSettingsRecord | null): ShopSettings {
    const defaults = { ...defaultSettings, ...defaultsOf(this.environment) };
    const given = Object.fromEntries(
      Object.entries(stored ?? {}).filter(([name]) => settingNames.some((one) => one === name)),
    );
    const checked = shopSettingsRules.safeParse({ ...defaults, ...given });
    if (checked.success) return checked.data;
    const bad = new Set(checked.error.issues.map(({ path }) => path[0]));
    const good = Object.fromEntries(Object.entries(given).filter(([name]) => !bad.has(name)));
    const rest = shopSettingsRules.safeParse({ ...defaults, ...good });
    return rest.success ? rest.data : defaults;
  }

  /** As they were when they were read last, for what must be shown even without the database. */
  lastKnown(): ShopSettings {
    return this.known ?? this.complete(null);
  }

  /** Drops what is kept, because settings were changed. */
  invalidate(): void {
    this.loaded = null;
  }

  private async load(session: ClientSession | null): Promise<ShopSettings> {
    this.known = this.complete(await shopSettingsRepository.read(session));
    return this.known;
  }
}

function defaultsOf({ timeZone, mail }: ShopEnvironment) {
  return { timeZone, holdMailsMinutes: Math.round(mail.undoSeconds / 60) };
}
