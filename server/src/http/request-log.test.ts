import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { DomainError, RetryLaterError } from '../platform/domain-error.ts';
import { errorHandler } from './error-handler.ts';
import { requestLog, withoutSecret } from './request-log.ts';

const busy = new RetryLaterError('UPSTREAM_UNAVAILABLE', 'The shop is very busy.', 2);

it.each([
  ['what went well', null, 200, 'info'],
  ['a mistake of who asked', new DomainError('NOT_FOUND', 'No such item'), 404, 'warn'],
  ['a request that was turned away so that the others are served', busy, 503, 'warn'],
  ['an outage', new DomainError('UPSTREAM_UNAVAILABLE', 'The shop cannot reach its data'), 503, 'error'],
  ['a bug', new Error('oh'), 500, 'error'],
])('%s is logged at the level of who has to look at it', async (_what, error, status, level) => {
  const lines: { res?: object; level: number }[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const app = express().use(requestLog(log), (_request, response) => {
    if (error) throw error;
    response.end();
  });
  const server = app.use(errorHandler(log)).listen(0);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((resolve) => server.close(resolve));
  expect(answer.status).toBe(status);
  const request = lines.find(({ res }) => res);
  expect(request && pino.levels.labels[request.level]).toBe(level);
});

it.each([
  ['/passport/abc?sent', '/passport/…'],
  ['/calendar/abc.ics', '/calendar/…'],
  ['/visits/0123/abc.ics', '/visits/0123/…'],
  ['/contact/prove/abc', '/contact/prove/…'],
  ['/contact/question/abc', '/contact/question/…'],
  ['/contact/question/abc/photos/0123', '/contact/question/…/photos/0123'],
  ['/wishList', '/wishList'],
  ['/pet/0123?email=a@b.c', '/pet/0123'],
])('of %s the log has %s: neither a question nor a secret', (url, path) => {
  expect(withoutSecret(url)).toBe(path);
});
