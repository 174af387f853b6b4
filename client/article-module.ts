import { basename } from 'node:path';
import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleAges, articleKinds, articleTopics } from '../domain/care/article-facets.ts';

const frontMatter = z
  .strictObject({
    title: z.string(),
    teaser: z.string(),
    kinds: z.array(keyOf(articleKinds)).min(1),
    ages: z.array(keyOf(articleAges)).min(1),
    topic: keyOf(articleTopics),
    /** Its path from the article; none of articles in a list. */
    picture: z.string().optional(),
    alt: z.string().optional(),
  })
  .refine(({ picture, alt }) => !picture === !alt, { path: ['alt'], error: 'Each picture has an alt' });

function keyOf<T extends object>(options: T) {
  return z.enum(Object.keys(options) as (keyof T & string)[]);
}

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
${picture ? `import src from ${JSON.stringify(picture)};` : ''}
export default {
  ...${JSON.stringify({ id: basename(path, '.md'), ...words })},
  picture: ${picture ? `{ src, alt: ${JSON.stringify(alt)} }` : null},
  text: ${jsxOf(text)},
  vetNote: ${vetNote ? jsxOf(vetNote) : null},
};`;
}

/** The library's XHTML is JSX but for braces. */
function jsxOf(text: string): string {
  const html = markdown.render(text).replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`);
  return `<>${html}</>`;
}
