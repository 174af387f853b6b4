import { DomainError, RetryLaterError } from '../../platform/domain-error.ts';
import { importProblem, MAX_FAILURES } from './import-failure.ts';

const gone = new DomainError('NOT_FOUND', 'The rows of this import are gone');
const busy = new DomainError('UPSTREAM_UNAVAILABLE', 'The shop is very busy right now.');
const away = new RetryLaterError('UPSTREAM_UNAVAILABLE', 'The shop cannot reach its data.', 2);
const bug = new TypeError('undefined is not a function');

it.each<[string, unknown, number, string | null]>([
  ['a mistake that stays one', gone, 1, gone.message],
  ['others who were in the way for ten seconds', busy, 1, null],
  ['a database that is away', away, MAX_FAILURES - 1, null],
  ['anything else', bug, 1, null],
  ['anything else, again and again', bug, MAX_FAILURES, 'The shop could not go on with it'],
  ['others who are in the way for minutes', busy, MAX_FAILURES, busy.message],
])('an import that meets %s goes on or says why not', (_what, error, failures, problem) => {
  expect(importProblem(error, failures)).toBe(problem);
});
