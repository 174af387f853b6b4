import type { AuditAction, AuditRecord } from '../../audit/audit-record.entity.ts';
import { OrderStaff } from './order-staff.ts';

const at = (second: number, millisecond = 0) => new Date(Date.UTC(2026, 10, 25, 12, 0, second, millisecond));

function aRecord(
  action: AuditAction,
  actorName: string,
  when: Date,
  { subjectId = 'entry-1', refund }: { subjectId?: string; refund?: string } = {},
): AuditRecord {
  const changes = refund ? [{ field: 'refund', before: null, after: refund }] : [];
  return Object.assign({} as AuditRecord, { action, actorName, at: when, subjectId, changes });
}

const entry = { subjectIds: ['entry-1', 'FP-7K3M-92QD'], at: at(20) };

describe('who of the staff did something', () => {
  it.each([
    ['is who did it last, where it was taken back and done again', [at(5), at(20, 4)], 'Ben'],
    ['is who did it first, where it was done again later', [at(20, 4), at(40)], 'Ada'],
    ['is found where the clock was set back meanwhile', [at(19, 990), at(0)], 'Ada'],
    ['is nobody where nothing was done at that time', [new Date(0), at(20 + 60)], undefined],
    ['is nobody where a time is none', [new Date(Number.NaN), new Date(Number.NaN)], undefined],
  ])('%s', (_what, [first, second], name) => {
    const records = [
      aRecord('ship_cart_entry', 'Ada', first as Date),
      aRecord('ship_cart_entry', 'Ben', second as Date),
    ];
    expect(new OrderStaff(records).whoTook('shipped', entry)).toBe(name);
  });

  it('is nobody for another line, another step and what was not done', () => {
    const staff = new OrderStaff([
      aRecord('ship_cart_entry', 'Ada', at(20), { subjectId: 'entry-2' }),
      aRecord('deliver_cart_entry', 'Ada', at(20)),
    ]);
    expect(staff.whoTook('shipped', entry)).toBeUndefined();
    expect(staff.whoTook('delivered', { ...entry, at: undefined })).toBeUndefined();
    expect(
      new OrderStaff([aRecord('ship_cart_entry', '', at(20))]).whoTook('shipped', entry),
    ).toBeUndefined();
  });

  it('is told by what a return says of the whole order', () => {
    const back = aRecord('return_entries', 'Ada', at(20), { subjectId: 'FP-7K3M-92QD' });
    expect(new OrderStaff([back]).whoTook('returned', entry)).toBe('Ada');
  });

  it('is told of the refund of that amount, and not of one that followed from something else', () => {
    const order = { subjectId: 'FP-7K3M-92QD' };
    const staff = new OrderStaff([
      aRecord('refund_order', 'Ada', at(20, 3), { ...order, refund: '12.5' }),
      aRecord('refund_order', 'Ben', at(20, 1), { ...order, refund: '60' }),
    ]);
    expect(staff.whoRefunded(12.5, entry)).toBe('Ada');
    expect(staff.whoRefunded(60, entry)).toBe('Ben');
    expect(staff.whoRefunded(25, entry)).toBeUndefined();
  });
});
