import type { MailKind } from './mail-kinds.ts';
import { mayMailUnproved } from './unproved-mail.ts';

function times(count: number, kind: MailKind): MailKind[] {
  return Array.from({ length: count }, () => kind);
}

it.each<[MailKind, MailKind[], boolean]>([
  ['REGISTERED', [], true],
  ['PET_ORDER_RECEIVED', times(3, 'PET_ORDER_RECEIVED'), true],
  ['PET_ORDER_RECEIVED', times(4, 'PET_ORDER_RECEIVED'), false],
  ['ORDER_CANCELLED', ['REGISTERED', ...times(3, 'PET_ORDER_RECEIVED')], false],
  ['ORDER_PAID', times(4, 'PET_ORDER_RECEIVED'), true],
  ['REGISTERED', times(199, 'ORDER_PAID'), true],
  ['ORDER_PAID', times(200, 'ORDER_PAID'), false],
])('%s after %j of a day: %s', (kind, sent, isSent) => {
  expect(mayMailUnproved(kind, sent)).toBe(isSent);
});
