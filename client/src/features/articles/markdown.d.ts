/** What `articleModule` (client/article-module.ts) makes of an article. */
declare module '*.md' {
  const article: import('./guide.ts').Article;
  export default article;
}
