import { isPackageManager, isShellOf } from './package-manager.ts';

const npm = {
  npm_config_user_agent: 'npm/11.19.1 node/v20.20.2 linux x64 workspaces/false',
  npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js',
};
const pnpm = {
  npm_config_user_agent: 'pnpm/10.1.0 npm/? node/v22.1.0 linux x64',
  npm_execpath: '/usr/lib/node_modules/pnpm/bin/pnpm.cjs',
};

describe('the program that runs scripts of the package', () => {
  it.each([
    ['calls itself by what it does', npm, 'npm start'],
    ['and with its script', npm, 'npm run dev --foo'],
    ['is seen as it was started', npm, '/usr/bin/node /usr/lib/node_modules/npm/bin/npm-cli.js start'],
    ['by the short name that the shell finds', npm, 'node /usr/local/bin/npm start'],
    ['may be another one', pnpm, 'node /usr/bin/pnpm start'],
    ['whose own file it may be', pnpm, 'node /usr/lib/node_modules/pnpm/bin/pnpm.cjs start'],
  ])('%s', (_how, env, command) => {
    expect(isPackageManager(command, env)).toBe(true);
  });

  it.each([
    ['a shell of the user', 'bash'],
    ['a script of the user that names it', 'sh ./start.sh npm start'],
    ['the shell that it runs a script in', 'sh -c npm start'],
    ['another program of Node', 'node scripts/npm-watch.js'],
    ['a process that is gone', null],
  ])('is not %s', (_what, command) => {
    expect(isPackageManager(command, npm)).toBe(false);
  });
});

describe('the shell of a script', () => {
  const script = 'node packages/local-stack/commands/start.ts';

  it.each([
    'sh -c node packages/local-stack/commands/start.ts',
    '/bin/bash -c node packages/local-stack/commands/start.ts --watch',
  ])('runs just that: %s', (command) => expect(isShellOf(command, script)).toBe(true));

  it.each([
    'node packages/local-stack/commands/start.ts',
    'sh start.sh',
    'sh -c sleep 5; node packages/local-stack/commands/start.ts',
    null,
  ])('is not %s', (command) => expect(isShellOf(command, script)).toBe(false));
});
