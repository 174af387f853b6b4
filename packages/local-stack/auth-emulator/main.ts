import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createAuthEmulator } from './emulator.ts';

/** The process of the auth emulator: `main.ts --port 9099 --accounts FILE --project demo-petshop`. */
const { values } = parseArgs({
  options: { port: { type: 'string' }, accounts: { type: 'string' }, project: { type: 'string' } },
});
const { port, accounts, project } = values;
if (!port || !accounts || !project) throw new Error('--port, --accounts and --project are required');

/** Longer than clients keep theirs: one that sends a request while it is closed has lost it. */
const keepAliveTimeout = 75_000;
const server = createServer({ keepAliveTimeout }, await createAuthEmulator(project, accounts));
server.listen(Number(port), '127.0.0.1', () => process.send?.({ type: 'ready' }));

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  // Long-lived connections of browsers must not keep the shop from stopping.
  setTimeout(() => server.closeAllConnections(), 1000);
}

process.once('SIGTERM', stop);
// Whoever started us is gone, killed perhaps: nobody else would ever stop us.
process.once('disconnect', stop);
