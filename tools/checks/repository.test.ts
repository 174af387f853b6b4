import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import jestConfig from '../../jest.config.ts';
import { partsOf } from '../tests/runners.ts';

/*
 * The files that other programs read and nobody runs here: a mistake in them would be seen after it was merged.
 */

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const project = JSON.parse(read('package.json'));

const yamlFiles = globSync(['*.yml', 'deploy/*.yml', '.github/**/*.yml'], { cwd: root });

test('every part of the project that has YAML is checked', () => {
  expect(yamlFiles).toEqual(
    expect.arrayContaining(['codegen.yml', 'docker-compose.yml', '.github/dependabot.yml']),
  );
});

test.each(yamlFiles)('%s is YAML without a mistake', (path) => {
  const { errors, warnings } = parseDocument(read(path));
  expect([...errors, ...warnings].map(({ message }) => message)).toEqual([]);
});

describe('the workflow', () => {
  const { on, jobs } = parse(read('.github/workflows/ci.yml'));
  const lanes = Object.values(jobs as Record<string, { steps: Step[]; 'timeout-minutes'?: number }>);
  const commands = lanes.flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));

  interface Step {
    readonly run?: string;
    readonly uses?: string;
    readonly with?: Record<string, unknown>;
  }

  test('runs for pushes, pull requests, each night and when asked', () => {
    expect(Object.keys(on)).toEqual(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
  });

  test('has a lane for everything that .ci/run runs', () => {
    const partsAfter = (command: string) =>
      commands
        .filter((line) => line.startsWith(`${command} -- --only `))
        .flatMap((line) => /--only ([a-z,]+)/.exec(line)?.[1]?.split(',') ?? []);
    expect(partsAfter('npm test')).toEqual([...partsOf.first.jest, ...partsOf.first.playwright]);
    expect(partsAfter('npm run test:slow').toSorted()).toEqual(
      [...partsOf.slow.jest, ...partsOf.slow.playwright].toSorted(),
    );
    expect(commands).toContain('npm run check -- --without-tests');
  });

  test('has parts of the first ring for all projects of jest', () => {
    const projects = jestConfig.projects?.map((one) => (one as { displayName: string }).displayName);
    expect(projects?.toSorted()).toEqual([...partsOf.first.jest].sort());
  });

  test('calls no script that package.json does not have', () => {
    const scripts = commands.flatMap((line) => /^npm run ([\w:-]+)/.exec(line)?.[1] ?? []);
    expect(scripts.filter((name) => !(name in project.scripts))).toEqual([]);
  });

  test('ends a lane that hangs, and checks commit messages with the whole history', () => {
    const working = lanes.filter(({ steps }) => steps.some(({ uses }) => uses?.endsWith('/set-up')));
    expect(working.length).toBeGreaterThan(4);
    for (const lane of working) expect(lane['timeout-minutes']).toBeLessThanOrEqual(60);
    expect(jobs.checks.steps[0].with).toEqual({ 'fetch-depth': 0 });
  });

  test('runs on the Node of .nvmrc, and downloads database and browser once', () => {
    const { runs } = parse(read('.github/actions/set-up/action.yml'));
    const given = runs.steps.map((step: Step) => step.with ?? {});
    expect(given).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ 'node-version-file': '.nvmrc' }),
        expect.objectContaining({ path: expect.stringMatching(/petshop\n.*ms-playwright/) }),
      ]),
    );
  });
});

test('dependabot looks after packages, images and actions', () => {
  const { version, updates } = parse(read('.github/dependabot.yml'));
  const ecosystems = updates.map((update: Record<string, string>) => update['package-ecosystem']);
  expect([version, ecosystems]).toEqual([2, ['npm', 'docker', 'github-actions']]);
});

test.each(['bug', 'feature'])('the issue form %s has what GitHub asks of a form', (name) => {
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`));
  expect([typeof form.name, typeof form.description]).toEqual(['string', 'string']);
  const fields = form.body.filter(({ type }: { type: string }) => type !== 'markdown');
  const ids = fields.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(fields.length);
  for (const { type, id, attributes } of fields) {
    expect([id, ['input', 'textarea', 'dropdown', 'checkboxes'].includes(type)]).toEqual([id, true]);
    expect([id, typeof attributes.label]).toEqual([id, 'string']);
    if (type === 'dropdown') expect(attributes.options.length).toBeGreaterThan(1);
  }
});

test('.nvmrc and the image name the Node that the shop installs', () => {
  const [major] = /\d+/.exec(project.dependencies.node) ?? [];
  expect(read('.nvmrc').trim()).toBe(major);
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([major]));
});

describe('the changelog', () => {
  const sections = read('CHANGELOG.md').split(/^## /m).slice(1);
  const titles = sections.map((section) => section.split('\n')[0] ?? '');

  test('begins with what is not released, then names each release with its day, the newest first', () => {
    expect(titles[0]).toBe('[Unreleased]');
    const days = titles.slice(1).map((title) => /^\[\d+\.\d+\.\d+\] - (\d{4}-\d\d-\d\d)$/.exec(title)?.[1]);
    expect(days).not.toContain(undefined);
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('knows the version that package.json has', () => {
    expect(titles[1]).toContain(`[${project.version}]`);
  });

  test('has no other groups than Keep a Changelog', () => {
    const groups = [...read('CHANGELOG.md').matchAll(/^### (.*)$/gm)].map(([, group = '']) => group);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(groups.filter((group) => !known.includes(group))).toEqual([]);
  });
});

test('the licence is the one that package.json names', () => {
  expect(read('LICENSE')).toContain(`${project.license} License`);
});
