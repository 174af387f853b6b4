import * as z from 'zod/mini';

// Zod compiles its checks where a page lets it, and tries whether this one does: the content policy forbids it, and
// every try would be reported as a breach of it. The first import of the client, because schemas try as they are made.
z.config({ jitless: true });
