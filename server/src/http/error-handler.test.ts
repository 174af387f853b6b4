import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { DomainError } from '../platform/domain-error.ts';
import { createLogger } from '../platform/logging.ts';
import { errorHandler } from './error-handler.ts';

const MB = 1024 * 1024;

it('lets a client that sends a large body go on for a moment, so that it comes to read why that is rejected', async () => {
  const app = express().use(() => {
    throw new DomainError('PAYLOAD_TOO_LARGE', 'Too large');
  });
  const server = app.use(errorHandler(createLogger('silent'))).listen(0);
  const socket = connect((server.address() as AddressInfo).port);
  const broken: Error[] = [];
  socket.on('error', (error) => broken.push(error));
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${40 * MB}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [\s\S]*^connection: close[\s\S]*"PAYLOAD_TOO_LARGE"/im);
  for (let i = 0; i < 10; i++) {
    socket.write(Buffer.alloc(MB));
    await pause(10);
  }
  expect(broken).toEqual([]);
  await once(socket, 'close');
  await new Promise((resolve) => server.close(resolve));
});
