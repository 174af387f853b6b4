import { setSourceMapsSupport } from 'node:module';

// Stacks name our TypeScript. The maps of packages were several megabytes in every process, and this counts only for
// what is loaded after it, so the server itself comes last.
setSourceMapsSupport(true, { nodeModules: false });
await import('./bootstrap.ts');
