import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverTarget } from '../../packages/local-stack/build/build.ts';
import { nodeOptions } from '../../packages/local-stack/parts/start-server.ts';
import { shopFigures } from '../../server/src/app/shop-figures.ts';
import { type LogLine, logLinesIn } from './log-lines.ts';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/operations.md');
const [, ...alerts] = read('deploy/petshop-alerts.yml').split('- alert: ');

/** What a table says in backticks in its first column. */
function explained(heading: string): string[] {
  const part = page.split(/^#+ /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );
}

function loggedByServer(): LogLine[] {
  const files = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => logLinesIn(read(join('server/src', file))));
}

describe('the manual of operations', () => {
  test('explains every line that the server logs as a warning or worse', () => {
    const logged = loggedByServer();
    expect(logged.length).toBeGreaterThan(8);
    const known = explained('Log lines');
    expect(logged.filter(({ message }) => !known.includes(message))).toEqual([]);
  });

  test('has every setting, with its default', () => {
    const source = read('server/src/config/settings.ts');
    const [, schema = ''] = /const environment = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(source) ?? [];
    const settings = schema.split(/^ {2}(?=[A-Z])/m).filter(Boolean);
    expect(settings.length).toBeGreaterThan(20);
    const rows = page.split('\n');
    const missing = settings.filter((text) => {
      const [name = ''] = text.split(':');
      const [, byDefault = ''] = /\.default\('?([^')]+)'?\)/.exec(text) ?? [];
      return !rows.some((row) => row.startsWith(`| \`${name}\` | `) && row.includes(byDefault));
    });
    expect(missing).toEqual([]);
  });

  test.each(['docs/operations.md', 'deploy/petshop@.service', 'Dockerfile'])(
    'runs the server as npm start does: %s',
    (path) => {
      const [, options = ''] =
        /\bnode"?,? ((?:"?--[\w=-]+"?,? )+)"?dist\/server\/bundle\/main\.js/.exec(read(path)) ?? [];
      expect(options.replace(/[",]/g, '').trim().split(' ')).toEqual(nodeOptions);
    },
  );

  test('has an answer for every alert that wakes somebody', () => {
    const urgent = alerts.filter((alert) => alert.includes('severity: page'));
    expect(urgent.length).toBeGreaterThan(3);
    const names = urgent.map((alert) => alert.split('\n')[0]);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('explains every figure that an alert looks at, and the alerts look at those of the shop once', () => {
    const known = explained('Figures');
    const asked = new Set(alerts.flatMap((alert) => alert.match(/\b(petshop|process|nodejs)_\w+/g) ?? []));
    expect(asked.size).toBeGreaterThan(8);
    const withoutSuffix = (name: string) => name.replace(/_(count|bucket)$/, '');
    expect([...asked].map(withoutSuffix).filter((name) => !known.includes(name))).toEqual([]);
    // Every process says the same of the shop: a sum would count it as often as there are processes.
    const ofTheShop = Object.keys(shopFigures).map((name) => `petshop_${name}`);
    for (const alert of alerts) {
      for (const name of ofTheShop.filter((one) => alert.includes(one))) {
        expect(alert).toMatch(new RegExp(`\\b(max|min)\\(${name}\\)`));
      }
    }
  });

  test('explains every figure of the shop', () => {
    const known = explained('Figures');
    const names = Object.keys(shopFigures).map((name) => `petshop_${name}`);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each([...page.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path = '']) => path))(
    'leads to a file that is there: %s',
    (path) => {
      expect(() => readdirOrRead(join(root, 'docs', path))).not.toThrow();
    },
  );
});

function readdirOrRead(path: string): void {
  try {
    readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    readdirSync(path);
  }
}

describe('the ways to run the server', () => {
  const [, app = ''] = /^ {2}app:\n([\s\S]*?)\n {2}mongo:\n/m.exec(read('docker-compose.yml')) ?? [];

  test('in a container hand on every setting that a real shop has', () => {
    const embeddedOnly = ['DATA_DIR', 'MONGO_PORT', 'AUTH_PORT', 'STRIPE_PORT', 'RATE_LIMIT'];
    const refused = ['FIREBASE_AUTH_EMULATOR_HOST'];
    const documented = explained('Settings');
    const wanted = documented.filter((name) => ![...embeddedOnly, ...refused].includes(name));
    expect(wanted.filter((name) => !app.includes(`\n      ${name}: `))).toEqual([]);
  });

  test('build the image from the manifest of every workspace, and of the commands that are there', () => {
    const { workspaces, scripts } = JSON.parse(read('package.json'));
    const manifests = workspaces.flatMap((one: string) => globSync(`${one}/package.json`, { cwd: root }));
    const dockerfile = read('Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, path]) => path);
    expect(copied.toSorted()).toEqual(manifests.toSorted());
    const commands = [...dockerfile.matchAll(/\bnpm run (\S+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    // What is started lies in a folder that is copied from the build.
    expect(dockerfile).toContain('COPY --from=build /shop/dist/server ./dist/server\n');
    expect(serverTarget.outputs).toContain(join(root, 'dist/server/bundle/main.js'));
  });

  test('trust a proxy only where one is', () => {
    const [, publishedAt = ''] = /^ {6}- "(.*):4000"$/m.exec(app) ?? [];
    expect(publishedAt).toBe(`\${PORT:-4000}`);
    expect(read('.env.example')).toMatch(/^TRUSTED_PROXIES=0$/m);
    // Before these stands a proxy on the same machine, and nobody gets past it.
    for (const path of ['deploy/nginx.conf', 'deploy/Caddyfile']) {
      expect(read(path)).toContain('TRUSTED_PROXIES=1');
    }
    expect(read('deploy/petshop@.service')).toMatch(/^Environment=HOST=127\.0\.0\.1$/m);
  });

  test('give a server that takes its leave the time that it takes', () => {
    const drain = Number(/DRAIN_SECONDS:-(\d+)/.exec(app)?.[1]);
    const [, stopLimit = ''] = /STOP_LIMIT = ([\d_]+)/.exec(read('server/src/bootstrap.ts')) ?? [];
    const needed = drain + Number(stopLimit.replaceAll('_', '')) / 1000;
    expect(Number(/stop_grace_period: (\d+)s/.exec(app)?.[1])).toBeGreaterThan(needed);
    const [, unit] = /TimeoutStopSec=(\d+)/.exec(read('deploy/petshop@.service')) ?? [];
    expect(Number(unit)).toBeGreaterThan(needed);
  });

  test('run it as nobody special, look at its readiness, and let it write nothing', () => {
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
    expect(app).toMatch(/^ {4}read_only: true$/m);
    expect(app).toMatch(/^ {4}cap_drop: \[ALL\]$/m);
    expect(read('deploy/petshop@.service')).toMatch(/^ProtectSystem=strict$/m);
  });
});

describe('looking for log lines', () => {
  test('finds plain, conditional and filled-in messages, and what it can not know', () => {
    const source = [
      "log.warn({ err }, 'plain');",
      `this.log.error({}, isIt ? 'yes' : \`no \${why} at all\`);`,
      "(request?.log ?? log).fatal('alone');",
      'request.log.warn({}, message);',
      "console.error('not a log'); log.info({}, 'not bad');",
    ].join('\n');
    expect(logLinesIn(source)).toEqual([
      { level: 'warn', message: 'plain' },
      { level: 'error', message: 'yes' },
      { level: 'error', message: 'no … at all' },
      { level: 'fatal', message: 'alone' },
      { level: 'warn', message: '…' },
    ]);
  });
});
