import { z } from 'zod';
import { settingNames, settingsTable } from './settings-table.ts';

type Table = typeof settingsTable;

const fields = z.object(
  Object.fromEntries(settingNames.map((name) => [name, settingsTable[name].rule])) as {
    [Name in keyof Table]: Table[Name]['rule'];
  },
);

/**
 * All settings of the shop, as an admin enters them; amounts in US dollars. The form in the back office and the API are
 * both checked by these.
 */
export const shopSettingsRules = fields
  .refine(({ sameDayBeforeHour, sameDayByHour }) => sameDayByHour > sameDayBeforeHour, {
    path: ['sameDayByHour'],
    message: 'Later than the hour of the order',
    // Said beside whatever else is wrong, where both are hours.
    when: ({ value }) => hours.safeParse(value).success,
  })
  .refine(({ transitDaysFrom, transitDaysUntil }) => transitDaysUntil >= transitDaysFrom, {
    path: ['transitDaysUntil'],
    message: 'Not fewer than the least',
    when: ({ value }) => transitDays.safeParse(value).success,
  });

const hours = fields.pick({ sameDayBeforeHour: true, sameDayByHour: true });
const transitDays = fields.pick({ transitDaysFrom: true, transitDaysUntil: true });
