import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { pricingSettings } from '../../../../../domain/shop-settings/pricing-settings.ts';
import {
  type SettingWidget,
  settingNames,
  settingsTable,
} from '../../../../../domain/shop-settings/settings-table.ts';
import type { ShopSettings } from '../../../../../domain/shop-settings/shop-settings.ts';
import { shopSettingsRules } from '../../../../../domain/shop-settings/shop-settings-rules.ts';
import type { EditableSettingsFieldsFragment, ShopSettingsChanges } from '../../../gql/graphql.ts';

export type Stored = Pick<EditableSettingsFieldsFragment, 'settings' | NamedTextSetting>;

/** A day of the week as the form has it. */
export interface DayValues {
  isOpen: boolean;
  opens: string;
  closes: string;
}

/** A setting that is one text in the form, as numbers are while they are typed. */
export type PlainSetting = Exclude<
  keyof ShopSettings,
  'openingHours' | 'sameDayDays' | NamedTextSetting | (typeof switches)[number]
>;

/** Settings that are on or off. */
const switches = ['refundsMissedSameDay', 'sendsDisputeEvidence', 'asksForApplication'] as const;

/** Settings that are texts with names. */
const namedTextSettings = ['decisionTemplates', 'answerTemplates'] as const;
export type NamedTextSetting = (typeof namedTextSettings)[number];

/** Settings that are words one after the other, with commas between them in the form. */
const lists = ['sameDayPostcodes', 'holidays'] as const satisfies readonly PlainSetting[];

/** Settings that are lines. */
const lineLists = ['applicationQuestions', 'collectionChecklist'] as const satisfies readonly PlainSetting[];

const plainSettings = settingNames.filter(isPlain);

/** The form as the admin fills it; `days` begin with Monday. */
export interface SettingsFormValues
  extends Record<PlainSetting, string>,
    Record<(typeof switches)[number], boolean>,
    Record<NamedTextSetting, NamedText[]> {
  days: DayValues[];
  sameDayDays: string[];
}

/** A text of more than a line, with its name. */
export interface NamedText {
  name: string;
  text: string;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Settings as the form shows them. A day that is closed has hours to begin with. */
export function settingsFormOf({ settings, decisionTemplates, answerTemplates }: Stored): SettingsFormValues {
  const separator = (name: PlainSetting) => (settingsTable[name].widget === 'lineList' ? '\n' : ', ');
  const texts = plainSettings.map((name) => [name, [settings[name]].flat().join(separator(name))]);
  return {
    ...(Object.fromEntries(texts) as Record<PlainSetting, string>),
    days: weekdays.map((day) => {
      const open = settings.openingHours.find((one) => one.day === day);
      return { isOpen: open !== undefined, opens: open?.opens ?? '09:00', closes: open?.closes ?? '17:00' };
    }),
    sameDayDays: settings.sameDayDays.map(String),
    decisionTemplates: decisionTemplates.map(({ name, text }) => ({ name, text })),
    answerTemplates: answerTemplates.map(({ name, text }) => ({ name, text })),
    refundsMissedSameDay: settings.refundsMissedSameDay,
    sendsDisputeEvidence: settings.sendsDisputeEvidence,
    asksForApplication: settings.asksForApplication,
  };
}

function isPlain(name: keyof ShopSettings): name is PlainSetting {
  const others: readonly SettingWidget[] = ['switch', 'openingHours', 'weekdays', 'namedTexts'];
  return !others.includes(settingsTable[name].widget);
}

/** Messages by field for what is missing or wrong; empty when it can be saved. */
export function settingsFormErrors(values: SettingsFormValues): Record<string, string> {
  const checked = shopSettingsRules.safeParse(readForm(values));
  return checked.success ? {} : atFields(values, fieldErrors(checked.error));
}

/** Messages by path of the API as messages by field of the form: of the days, only those that are open are sent. */
export function atFields(
  values: SettingsFormValues,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const openDays = weekdays.filter((day) => values.days[day - 1]?.isOpen);
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [name = '', place, field] = path.split('.');
      if (namedTextSettings.some((one) => one === name)) return [path, message];
      if (name !== 'openingHours') return [name, message];
      if (place === undefined) return [path, message];
      return [`days.${(openDays[Number(place)] ?? 1) - 1}.${field === 'day' ? 'opens' : field}`, message];
    }),
  );
}

/**
 * What was changed, in the API's words: the rest may have been changed by somebody else meanwhile.
 *
 * @throws ZodError when `settingsFormErrors` has something to say
 */
export function settingsChanges(before: SettingsFormValues, values: SettingsFormValues): ShopSettingsChanges {
  const [old, now] = [before, values].map((one) => shopSettingsRules.parse(readForm(one)));
  return Object.fromEntries(
    Object.entries(now ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old?.[name as keyof typeof old]),
    ),
  ) as ShopSettingsChanges;
}

/** Whether changes are of what orders cost. */
export function changesPrices(changes: ShopSettingsChanges): boolean {
  return pricingSettings.some((name) => name in changes);
}

export function isChanged(before: SettingsFormValues, values: SettingsFormValues): boolean {
  return JSON.stringify(before) !== JSON.stringify(values);
}

/** What was typed, on top of what somebody else has saved meanwhile. */
export function onTopOf(
  theirs: SettingsFormValues,
  before: SettingsFormValues,
  values: SettingsFormValues,
): SettingsFormValues {
  const typed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsFormValues]),
  );
  return { ...theirs, ...Object.fromEntries(typed) };
}

function readForm({ days, sameDayDays, ...values }: SettingsFormValues) {
  return {
    ...values,
    ...Object.fromEntries(lists.map((name) => [name, wordsOf(values[name])])),
    ...Object.fromEntries(lineLists.map((name) => [name, linesOf(values[name])])),
    openingHours: days.flatMap(({ isOpen, opens, closes }, place) =>
      isOpen ? [{ day: place + 1, opens: opens.trim(), closes: closes.trim() }] : [],
    ),
    sameDayDays: sameDayDays.map(Number),
  };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function wordsOf(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}
