import { articleModule } from '../../../article-module.ts';

const frontMatter = `---
title: "Whiskers: what for?"
teaser: Two dozen feelers.
kinds: [cat]
ages: [young, adult]
topic: behavior
picture: ../pictures/whiskers.webp
alt: A cat.
---
`;

function moduleOf(text: string): string {
  return articleModule(`${frontMatter}\n${text}\n`, '/articles/cat-care/whiskers.md');
}

describe('the module of an article', () => {
  it('is named after its file, and imports its picture', () => {
    const made = moduleOf('Text.');
    expect(made).toContain('"id":"whiskers","title":"Whiskers: what for?"');
    expect(made).toContain('import src from "../pictures/whiskers.webp"');
  });

  it('keeps in JSX every space and sign of the Markdown', () => {
    expect(moduleOf('**Never**\ncut {them} & <b>others</b>.')).toContain(
      '<p><strong>Never</strong> cut &#123;them&#125; &amp; &lt;b&gt;others&lt;/b&gt;.</p>',
    );
  });

  it('puts headings below the title, and the advice to call the vet into its note', () => {
    const made = moduleOf('## Bowls\n\nFlat.\n\n## When to call the vet\n\nIf many break.');
    expect(made).toMatch(/text: <><h3>Bowls<\/h3><p>Flat\.<\/p>\n<\/>,/);
    expect(made).toMatch(/vetNote: <><p>If many break\.<\/p>\n<\/>,/);
    expect(moduleOf('Flat.')).toContain('vetNote: null');
  });

  it('has no picture where none is named, and is of kinds, ages and a topic that there are', () => {
    const bare = frontMatter.replace(/picture: .*\nalt: .*\n/, '');
    expect(articleModule(`${bare}\nText.\n`, '/articles/care/x.md')).toContain('picture: null');
    expect(() => articleModule(bare.replace('[cat]', '[unicorn]'), '/x.md')).toThrow('kinds');
  });

  it('is not made where front matter lacks something, or has what nobody reads', () => {
    const withAlt = (line: string) => () =>
      articleModule(frontMatter.replace('alt: A cat.\n', line), '/articles/cat-care/whiskers.md');
    expect(withAlt('')).toThrow('alt');
    expect(withAlt('alt: A cat.\nauthor: A cat.\n')).toThrow('author');
  });
});
