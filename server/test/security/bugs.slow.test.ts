import { withBug } from '../fixtures/process/planted-bug.ts';
import { type Shop, startShop } from '../harness/shop.ts';

describe('a bug', () => {
  const dsn = 'mongodb://admin:hunter2@db.internal:27017/shop';
  const bug = {
    in: 'catalogue/pets.service.js',
    replace: 'async *stream(',
    by: `async *stream() { throw new Error('can not connect to ${dsn}'); } async *unused(`,
  };
  let broken: Shop;

  beforeAll(async () => {
    broken = await startShop({ env: withBug(bug) });
  });
  afterAll(() => broken.stop());

  it('is answered with an id that the log holds too, and nothing of what happened', async () => {
    const { status, body } = await broken.rest('GET', '/pets/GetAllPets');
    expect([status, body.error.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|mongodb|stack|\.js/);
    const [, id = 'none'] = /\(([0-9a-f-]{36})\)/.exec(body.error.message) ?? [];
    expect(await broken.log()).toContain(id);
  });
});
