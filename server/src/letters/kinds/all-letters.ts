import type { MailKind } from '../../../../domain/mail/mail-kinds.ts';
import type { Writers } from '../writing/writer.ts';
import { accountLetters } from './account-letters.ts';
import { afterHomeLetters } from './after-home-letters.ts';
import { animalLetters } from './animal-letters.ts';
import { applicationLetters } from './application-letters.ts';
import { itemLetters } from './item-letters.ts';
import { orderLetters } from './order-letters.ts';
import { petOrderLetters } from './pet-order-letters.ts';
import { problemLetters } from './problem-letters.ts';
import { purchaseLetters } from './purchase-letter.ts';
import { repeatLetters } from './repeat-letters.ts';
import { shopLetters } from './shop-letters.ts';
import { threadLetters } from './thread-letters.ts';

/** The letter of every kind of mail. */
export const allLetters: Writers<MailKind> = {
  ...accountLetters,
  ...afterHomeLetters,
  ...animalLetters,
  ...applicationLetters,
  ...itemLetters,
  ...orderLetters,
  ...petOrderLetters,
  ...problemLetters,
  ...repeatLetters,
  ...shopLetters,
  ...purchaseLetters,
  ...threadLetters,
};
