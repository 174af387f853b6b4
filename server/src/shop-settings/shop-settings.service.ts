import { toDollars } from '../../../domain/money/money.ts';
import {
  type ExamplePrice,
  exampleCarts,
  priceExample,
} from '../../../domain/shop-settings/example-carts.ts';
import { hoursLines } from '../../../domain/shop-settings/opening-hours.ts';
import { termsOf } from '../../../domain/shop-settings/pricing-settings.ts';
import { settingNames } from '../../../domain/shop-settings/settings-table.ts';
import type { ShopSettings } from '../../../domain/shop-settings/shop-settings.ts';
import { shopSettingsRules } from '../../../domain/shop-settings/shop-settings-rules.ts';
import type { AnswerTemplate } from '../../../domain/threads/answer-templates.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { checkInput, DomainError } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import type { CurrentShopSettings } from './current-shop-settings.ts';
import type { EditableShopSettings } from './editable-settings.entity.ts';
import type { PreviewedCart, PreviewedPrice } from './settings-preview.entity.ts';
import type { ShopSettingsChanges, UpdateShopSettingsInput } from './shop-settings.inputs.ts';
import { shopSettingsRepository } from './shop-settings.repository.ts';
import { SETTINGS_ID, type StoredSettingsRecord } from './stored-settings.entity.ts';

/** The settings of the shop, for those who read and change them. */
export class ShopSettingsService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly current: CurrentShopSettings,
  ) {}

  read(): Promise<ShopSettings> {
    return this.current.get();
  }

  /** As they are stored, with their version. */
  async readEditable(): Promise<EditableShopSettings> {
    return this.toEditable(await shopSettingsRepository.read(null));
  }

  /**
   * Changes what is given, for everything that is priced and shown from now on.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field; CONFLICT where somebody has changed them since they were
   *   read
   */
  async update({ version, ...input }: UpdateShopSettingsInput, actor: Actor): Promise<EditableShopSettings> {
    const stored = await this.db.transaction(async (session) => {
      const record = await shopSettingsRepository.read(session);
      if ((record?.version ?? 0) !== version) throw conflict();
      const before = this.current.complete(record);
      const after = checkInput(shopSettingsRules, withChanges(before, input));
      const changes = changesBetween(toAudit(before), toAudit(after), settingNames);
      if (changes.length === 0) return record;
      const set = Object.fromEntries(changes.map(({ field }) => [field, after[field as keyof ShopSettings]]));
      if (!(await shopSettingsRepository.tryChange(version, set, actor.email, session))) throw conflict();
      await this.audit.record(
        {
          ...{ actor, action: 'update_shop_settings', subject: 'shop_settings', subjectId: SETTINGS_ID },
          ...{ subjectName: after.name, changes },
        },
        session,
      );
      return shopSettingsRepository.read(session);
    });
    // This process knows of it before the change stream tells.
    this.current.invalidate();
    return this.toEditable(stored);
  }

  /**
   * What example carts would come to, beside what they come to now. Changes nothing.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field
   */
  async preview(input: ShopSettingsChanges): Promise<PreviewedCart[]> {
    const before = this.current.complete(await shopSettingsRepository.read(null));
    const after = checkInput(shopSettingsRules, withChanges(before, input));
    const [old, changed] = [before, after].map(termsOf);
    const now = databaseClock.now();
    if (!old || !changed) return [];
    return exampleCarts.map((cart) => ({
      ...{ title: cart.title, delivery: cart.delivery },
      before: toPreview(priceExample(cart, old, now)),
      after: toPreview(priceExample(cart, changed, now)),
    }));
  }

  private toEditable(record: StoredSettingsRecord | null): EditableShopSettings {
    const { version = 0, updatedAt = null, updatedBy = null } = record ?? {};
    const settings = this.current.complete(record);
    const { decisionTemplates, answerTemplates } = settings;
    return { version, updatedAt, updatedBy, settings, decisionTemplates, answerTemplates };
  }
}

/** What is left out, or null, stays. */
function withChanges(before: ShopSettings, changes: ShopSettingsChanges): object {
  const given = Object.entries(changes).filter(([, value]) => value !== null && value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** As it is read in the audit. */
function toAudit(settings: ShopSettings): Record<keyof ShopSettings, unknown> {
  const hours = hoursLines(settings.openingHours).map(({ days, hours: times }) => `${days} ${times}`);
  return {
    ...settings,
    openingHours: hours.join(', '),
    decisionTemplates: inOneText(settings.decisionTemplates),
    answerTemplates: inOneText(settings.answerTemplates),
  };
}

function inOneText(texts: readonly AnswerTemplate[]): string {
  return texts.map(({ name, text }) => `${name}: ${text}`).join('\n\n');
}

function toPreview({ price, reason }: ExamplePrice): PreviewedPrice {
  const { entriesTotal, reductions, delivery, total, tax } = price;
  return {
    entriesTotal: toDollars(entriesTotal),
    reductions: toDollars(reductions),
    delivery: toDollars(delivery),
    total: toDollars(total),
    tax: tax && { percent: tax.percent, amount: toDollars(tax.amount) },
    reason,
  };
}

function conflict(): DomainError {
  return new DomainError(
    'CONFLICT',
    'Somebody else has changed the settings since you opened them. Load them again and repeat your changes.',
  );
}
