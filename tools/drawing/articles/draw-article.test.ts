import { articlePictures, drawArticle } from './draw-article.ts';

describe('the pictures of the articles', () => {
  it('are well-formed drawings without text elements or numbers that are none', () => {
    for (const name of articlePictures) expect(drawArticle(name)).not.toMatch(/NaN|undefined|Infinity|<text/);
  });

  it('come out the same each time, so that a picture can be drawn again', () => {
    const [first = ''] = articlePictures;
    expect(drawArticle(first)).toBe(drawArticle(first));
  });

  it('are known by name alone', () => {
    expect(() => drawArticle('parrots')).toThrow('No article has a picture named parrots');
  });
});
