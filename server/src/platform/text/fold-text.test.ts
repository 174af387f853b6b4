import { foldText } from './fold-text.ts';

describe('a text as it is searched and sorted', () => {
  it.each([
    ['capitals and accents', 'Crème BRÛLÉE', 'creme brulee'],
    ['a German sharp s', 'Weiß', 'weiss'],
    ['its capital', 'WEIẞ', 'weiss'],
    ['a Danish o', 'Ørs', 'ors'],
    ['a Polish l', 'Łap', 'lap'],
    ['two letters in one', 'Æble Œuf', 'aeble oeuf'],
    ['Icelandic letters', 'Þór Ðað', 'thor dad'],
    ['Turkish letters with and without a dot', 'İnci Kırmızı', 'inci kirmizi'],
    ['a Greek word and its last letter', 'ΣΚΎΛΟΣ σκύλος', 'σκυλοσ σκυλοσ'],
    ['letters of full width', 'ＤＯＧ　１２', 'dog 12'],
    ['ligatures', 'ﬁsh ﬂake', 'fish flake'],
    ['letters in circles and small ones', 'Ⓚ9 x²', 'k9 x2'],
    ['Arabic vowel signs', 'قِطَّة', 'قطة'],
    ['Kana of half width', 'ﾄﾞｯｸﾞ', 'ドッグ'],
    ['Hangul in pieces', '고양이'.normalize('NFD'), '고양이'],
    ['signs that are not seen', 'sal\u00admon ri\u200bce \u3164', 'salmon rice '],
  ])('%s: %j', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each(['ドッグ', 'อาหารแมว', 'कुत्ता', '강아지', 'собака'])(
    'keeps what makes another word of %s',
    (text) => {
      expect(foldText(text)).toBe(text);
    },
  );
});
