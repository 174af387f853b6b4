import { inAscii } from './ascii.ts';

describe('a program in ASCII', () => {
  it.each([
    "['Fern & Paw’s', \"naïve\", '猫', '🐕']",
    '`two\n→`',
    "'a — b'.replace(/[—–]/g, '-')",
    '((größe) => größe + 1)(1)',
    '({ straße: 1 })',
    String.raw`/^\p{L}+$/u.test('Amélie')`,
    // What can not be escaped stays.
    String.raw`'\é'`,
    'String.raw`é`',
  ])('comes to the same: %s', (code) => {
    const run = (text: string) => JSON.stringify(new Function(`return ${text}`)());
    expect(run(inAscii(code))).toBe(run(code));
  });

  it('has no letter beyond', () => {
    expect(inAscii("say('‘Fern’ 🐕')")).toBe(String.raw`say('\u2018Fern\u2019 \ud83d\udc15')`);
  });
});
