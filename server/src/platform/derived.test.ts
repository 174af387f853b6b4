import { Derived } from './derived.ts';

describe('what is derived from an object', () => {
  it('is derived once for each key, and anew of another object', () => {
    const derived = new Derived<object, string>();
    const derive = jest.fn((from: string) => `of ${from}`);
    const [one, other] = [{}, {}];
    const get = (source: object, key: string) => derived.get(source, key, () => derive(key));
    expect([get(one, 'a'), get(one, 'a'), get(one, 'b'), get(other, 'a')]).toEqual([
      'of a',
      'of a',
      'of b',
      'of a',
    ]);
    expect(derive).toHaveBeenCalledTimes(3);
  });

  it('is not kept where deriving it failed', async () => {
    const derived = new Derived<object, Promise<string>>();
    const source = {};
    await expect(derived.get(source, '', async () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    await expect(derived.get(source, '', async () => 'there')).resolves.toBe('there');
  });

  it('takes bounded room', () => {
    const derived = new Derived<object, number>();
    const source = {};
    for (let key = 0; key < 101; key++) derived.get(source, String(key), () => key);
    expect(derived.get(source, '0', () => -1)).toBe(-1);
    expect(derived.get(source, '100', () => -1)).toBe(100);
  });
});
