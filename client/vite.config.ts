import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the server listens while the client is developed. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

function page(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: { shop: page('index.html'), explorer: page('explorer.html') } },
  },
  // These ask for their web workers in vite's own words, which the optimizer of the development server can't read.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/config.json': api,
      '/images': api,
    },
  },
});
