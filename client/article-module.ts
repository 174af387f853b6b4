import { basename } from 'node:path';
import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';
import { z } from 'zod';

const frontMatter = z.strictObject({
  title: z.string(),
  teaser: z.string(),
  /** Its path from the article. */
  picture: z.string(),
  alt: z.string(),
});

/** Behind it begins what stands in the note at the end of an article. */
const vetHeading = '\n## When to call the vet\n';

const markdown = new MarkdownIt({ xhtmlOut: true });
// The page has its heading, and each article its title, above these.
markdown.renderer.rules.heading_open = () => '<h3>';
markdown.renderer.rules.heading_close = () => '</h3>';
// JSX would lose the line break of the source beside an element.
markdown.renderer.rules.softbreak = () => ' ';

/**
 * An article of Markdown as a module in JSX, for whatever compiles JSX there: vite's build, or a test. It exports an
 * `Article` (src/features/articles/guide.ts), named after its file.
 *
 * @throws where its front matter lacks something, or has what nobody reads
 */
export function articleModule(source: string, path: string): string {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const { picture, alt, ...words } = frontMatter.parse(parse(front));
  const [text = '', vetNote] = body.split(vetHeading);
  return `
import src from ${JSON.stringify(picture)};
export default {
  ...${JSON.stringify({ id: basename(path, '.md'), ...words })},
  picture: { src, alt: ${JSON.stringify(alt)} },
  text: ${jsxOf(text)},
  vetNote: ${vetNote ? jsxOf(vetNote) : null},
};`;
}

/** The library's XHTML is JSX but for braces. */
function jsxOf(text: string): string {
  const html = markdown.render(text).replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`);
  return `<>${html}</>`;
}
