/*
 * Runs one of our programs, `node tools/build/run.mjs packages/local-stack/commands/start.ts …`; without one it only looks whether it could. Plain
 * JavaScript, because an older Node reads no TypeScript and would answer with a stack.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const wantedMajor = Number(/\d+/.exec(dependencies.node)?.[0]);
const [major] = process.versions.node.split('.').map(Number);

if (!existsSync(join(root, 'node_modules')))
  refuse('The packages of the shop are not installed: run `npm install` first.');
if (major < wantedMajor) {
  refuse(
    `The shop runs on Node ${wantedMajor}, and this is Node ${process.versions.node}: \`npm install\` brings Node ` +
      `${wantedMajor} along or, where install scripts are switched off, \`npm rebuild node --ignore-scripts=false\`.`,
  );
}

const [, , program] = process.argv;
if (program) {
  // As if it had been called itself.
  process.argv.splice(1, 1);
  await import(pathToFileURL(resolve(root, program)).href).catch((error) => {
    const [, missing] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !missing) throw error;
    refuse(`The package ${missing} is not installed: run \`npm install\`.`);
  });
}

/** @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
