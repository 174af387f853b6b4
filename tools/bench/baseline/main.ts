import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import mongoose from 'mongoose';
import { Checkouts } from './checkouts.ts';
import { type BaselinePlan } from './plan.ts';
import { Reads } from './reads.ts';
import { Sales } from './sales.ts';

/*
 * The limit that the shop is measured against: node:http and the driver of MongoDB, and nothing else. No GraphQL, no
 * validation, no sign-in, no limits, no log. Started with the path of its plan.
 */

const { EJSON } = mongoose.mongo.BSON;
const plan = EJSON.parse(await readFile(String(process.argv[2]), 'utf8')) as BaselinePlan;
const client = await mongoose.mongo.MongoClient.connect(plan.uri, { writeConcern: { w: 'majority' } });
const responseBodies = plan.bodies.map((body) => Buffer.from(body));
const reads = new Reads(client.db(), plan);
const sales = new Sales(client, plan.petIds);
const checkouts = await Checkouts.open(client, plan);

createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500).end(String(error));
  });
}).listen(plan.port, '127.0.0.1', () => process.send?.({ type: 'ready' }));
process.on('disconnect', () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, what, name = '', place = ''] = String(request.url).split('/');
  switch (what) {
    case 'bytes':
      return send(response, responseBodies[Number(name)] ?? Buffer.from('[]'));
    case 'find':
      return send(response, JSON.stringify(await reads.runRecorded(name, Number(place))));
    case 'words':
      return send(response, JSON.stringify(await reads.byWord(name, place)));
    case 'sale':
      return send(response, JSON.stringify(await sales.sell()));
    case 'graphql':
      return send(
        response,
        JSON.stringify(await checkouts.execute(request.headers, await readBody(request))),
      );
    case 'webhook':
      return send(
        response,
        JSON.stringify(await checkouts.receiveWebhook(request.headers, await readBody(request))),
      );
    default:
      response.writeHead(404).end();
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, body: string | Buffer): void {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
