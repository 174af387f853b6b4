// Zod compiles its checks where a page lets it, and tries whether this one does: the content policy forbids it, and
// every try would be reported as a breach of it. Zod reads this as it comes, with the first form; to import it only to
// tell it so would bring it with every page. A browser test notices where it is not heard.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
