import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit code of a command that was called in a way it can not read. */
const USAGE_EXIT_CODE = 2;

/** What a command was called with makes no sense to it. The message says what, for whoever called it. */
export class UsageError extends Error {}

/**
 * Reads what a command was called with. What it can not read is said in a sentence, with how the command is used, and
 * ends it; `--help` says the latter alone.
 *
 * @param usage the command and its options, such as `npm run chaos -- [--runs N]`
 * @param toPlan throws Misuse for values that make no sense
 */
export function readCommandLine<const Config extends ParseArgsConfig, Plan>(
  usage: string,
  config: Config,
  toPlan: (given: ReturnType<typeof parseArgs<Config>>) => Plan,
): Plan {
  if (process.argv.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return toPlan(parseArgs(config));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!(error instanceof UsageError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${message}\nUsage: ${usage}`);
    process.exit(USAGE_EXIT_CODE);
  }
}

/**
 * The whole number that an option was given.
 *
 * @param name as it is typed: `--runs`
 * @throws UsageError for anything else, or less than `least`
 */
export function wholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < least) {
    throw new UsageError(`${name} must be a whole number from ${least} on, not "${text}".`);
  }
  return number;
}

/**
 * One of the words that an option may have.
 *
 * @throws UsageError for any other
 */
export function oneOf<Word extends string>(name: string, words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new UsageError(`${name} must be one of ${words.join(', ')}, not "${text}".`);
  return word;
}
