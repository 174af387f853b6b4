import { readdir, readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';

const root = join(__dirname, '../..');
const bundle = join(root, 'dist/server/bundle');

describe('the packed server', () => {
  it('names in its stacks the TypeScript that a line comes from', async () => {
    const said = "The server can't start: ";
    const packed = await readFile(join(bundle, 'serve.js'), 'utf8');
    const before = packed.slice(0, packed.indexOf(said)).split('\n');
    const map = new SourceMap(await mapOf('serve.js'));
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    if (!('originalSource' in entry)) throw new Error('The map does not know the place.');

    const source = relative(root, resolve(bundle, entry.originalSource));
    expect(source).toBe('server/src/serve.ts');
    const written = (await readFile(join(root, source), 'utf8')).split('\n');
    expect(written[entry.originalLine]).toContain(said);
  });

  it('has maps of its own code alone: those of packages are megabytes that every process would hold', async () => {
    const files = await readdir(bundle);
    for (const name of files.filter((file) => file.endsWith('.map'))) {
      const { sources } = await mapOf(name.replace(/\.map$/, ''));
      expect(sources.filter((source) => source.includes('node_modules'))).toEqual([]);
    }
  });

  it('has maps with a place for each line, not for each name: Node keeps an array for every one of them', async () => {
    const { sources, mappings } = await mapOf('serve.js');
    const places = mappings.split(/[;,]/).filter(Boolean).length;
    const files = sources.map((source) => readFile(resolve(bundle, source), 'utf8'));
    const lines = (await Promise.all(files))
      .join('\n')
      .split('\n')
      .filter((line) => line.trim()).length;
    expect(places).toBeGreaterThan(lines / 4);
    expect(places).toBeLessThan(lines);
  });

  it('loads what works on pictures with the first picture', async () => {
    const files = (await readdir(bundle)).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(files.map((file) => readFile(join(bundle, file), 'utf8')));
    const needsSharp = files.filter((_file, at) => /from\s*["'`]sharp["'`]/.test(texts[at] ?? ''));
    expect(needsSharp).toEqual(['picture-work.js']);
    expect(texts.filter((text) => /from\s*["'`]\.\/picture-work\.js["'`]/.test(text))).toEqual([]);
  });
});

async function mapOf(file: string): Promise<SourceMapPayload> {
  return JSON.parse(await readFile(join(bundle, `${file}.map`), 'utf8'));
}
