import { createHash } from 'node:crypto';
import { type Options, transformSync } from '@swc/core';
import { articleModule } from '../article-module.ts';

/** Articles in tests, of the same module as in the build. */
export default {
  createTransformer(options: Options) {
    const process = (source: string, path: string) => transformSync(articleModule(source, path), options);
    return {
      process,
      // Of what comes out, so that tests see a change in how it is made.
      getCacheKey: (source: string, path: string) =>
        createHash('sha256').update(process(source, path).code).digest('hex'),
    };
  },
};
