import { acceptanceQuestion } from './acceptance-question.ts';

function anOrder(_id: string, username: string, hour: number) {
  return { _id, username, orderDate: new Date(2026, 10, 20, hour, 30).toISOString() };
}

const robin = {
  ...anOrder('robin', 'Robin Field', 11),
  petname: 'Bramble',
  petDescription: 'Harrier, female',
};
const sam = anOrder('sam', 'Sam Brook', 9);
const kim = anOrder('kim', 'Kim Hale', 12);

describe('the question before an order is accepted', () => {
  it('is skipped where nobody else waits', () => {
    expect(acceptanceQuestion(robin, { orders: [robin], totalCount: 1 })).toBeNull();
    expect(acceptanceQuestion(robin, { orders: [], totalCount: 0 })).toBeNull();
  });

  it('names whoever is declined in the order in which they asked, and when', () => {
    const question = acceptanceQuestion(robin, { orders: [sam, robin, kim], totalCount: 3 });
    expect(question?.title).toBe('Give Bramble to Robin Field?');
    expect(question?.text).toMatch(/^Robin Field asked on Nov 20, 2026, 11:30.AM\. .+ the 2 other shoppers/);
    expect(question?.list?.map((line) => line.replace(/\s/g, ' '))).toEqual([
      'Sam Brook, Nov 20, 2026, 9:30 AM',
      'Kim Hale, Nov 20, 2026, 12:30 PM',
    ]);
  });

  it('speaks of one other in the singular', () => {
    const question = acceptanceQuestion(robin, { orders: [sam, robin], totalCount: 2 });
    expect(question?.text).toContain(
      'declines the other shopper who waits for Bramble (Harrier, female), in the order',
    );
  });

  it('counts whoever is not named', () => {
    const question = acceptanceQuestion(robin, { orders: [sam, robin], totalCount: 120 });
    expect(question?.text).toContain('the 119 other shoppers');
    expect(question?.list?.at(-1)).toBe('and 118 more');
  });
});
