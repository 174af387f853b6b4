import { createHmac } from 'node:crypto';
import { Agent, type IncomingHttpHeaders } from 'node:http';
import mongoose from 'mongoose';
import { sendRequest } from '../load/send-request.ts';
import type { BaselinePlan } from './plan.ts';

const { ObjectId } = mongoose.Types;
type Id = mongoose.Types.ObjectId;

interface Payment {
  readonly _id: Id;
  readonly uid: string;
  /** Cents. */
  readonly amount: number;
  readonly status: 'requires_payment' | 'succeeded';
  readonly openFor?: string;
  readonly idempotencyKey: string;
  readonly intentId?: string;
}

interface GraphQLRequest {
  readonly variables: {
    /** Starts a checkout; without it, one is confirmed. */
    readonly input?: {
      readonly entries: readonly { readonly petId: string; readonly accessoriesAmount: number }[];
      readonly idempotencyKey: string;
    };
    readonly paymentId?: string;
  };
}

interface Intent {
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
}

/**
 * Checkouts in the shop's own steps, and nothing beside them: the account is looked up for each request, the order and
 * its hold are one transaction, Stripe creates the intent and is asked for its status, the settlement is another
 * transaction, and report and webhook may come in any order. It answers as much of the client's mutations as the load
 * generator reads. Nothing is checked, merged, audited, logged or tried again.
 */
export class Checkouts {
  readonly #client: mongoose.mongo.MongoClient;
  readonly #plan: BaselinePlan;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #settlements = new Map<string, Promise<void>>();

  private constructor(client: mongoose.mongo.MongoClient, plan: BaselinePlan) {
    this.#client = client;
    this.#plan = plan;
  }

  /** Makes the indexes that the steps need. */
  static async open(client: mongoose.mongo.MongoClient, plan: BaselinePlan): Promise<Checkouts> {
    const checkouts = new Checkouts(client, plan);
    await checkouts.#payments.createIndex({ intentId: 1 }, { unique: true, sparse: true });
    await checkouts.#payments.createIndex({ openFor: 1 }, { unique: true, sparse: true });
    await checkouts.#payments.createIndex({ uid: 1, idempotencyKey: 1 }, { unique: true });
    await checkouts.#entries.createIndex({ paymentId: 1 });
    await checkouts.#entries.createIndex({ uid: 1, at: -1 });
    return checkouts;
  }

  /** A mutation of the client, begin or report. */
  async execute({ authorization = '' }: IncomingHttpHeaders, body: string): Promise<object> {
    const uid = await this.#lookUp(authorization.slice('Bearer '.length));
    const { input, paymentId } = (JSON.parse(body) as GraphQLRequest).variables;
    if (input) return { data: { createPaymentIntent: await this.#startCheckout(uid, input) } };
    const payment = await this.#payments.findOne({ _id: new ObjectId(paymentId), uid });
    if (!payment) throw new Error(`no payment ${paymentId}`);
    await this.#settle(payment);
    const entries = await this.#entries.find({ paymentId: payment._id }).toArray();
    return { data: { confirmPayment: { status: 'SUCCEEDED', cartEntries: entries } } };
  }

  /** A webhook of Stripe. */
  async receiveWebhook(
    { 'stripe-signature': signature }: IncomingHttpHeaders,
    body: string,
  ): Promise<object> {
    const [, at, sign] = /^t=(\d+),v1=(\w+)$/.exec(String(signature)) ?? [];
    const expected = createHmac('sha256', this.#plan.webhookSecret).update(`${at}.${body}`).digest('hex');
    if (sign !== expected) throw new Error('a webhook that is not signed');
    const event = JSON.parse(body);
    await this.#events.insertOne({ _id: event.id, at: new Date() }, { writeConcern: { w: 1 } });
    const payment = await this.#payments.findOne({ intentId: event.data.object.id });
    if (payment) await this.#settle(payment);
    return { received: true };
  }

  async #startCheckout(
    uid: string,
    { entries, idempotencyKey }: NonNullable<GraphQLRequest['variables']['input']>,
  ) {
    const wanted = new Map(entries.map((entry) => [entry.petId, entry.accessoriesAmount]));
    const ids = Array.from(wanted.keys(), (id) => new ObjectId(id));
    const pets = await this.#pets.find({ _id: { $in: ids } }, { projection: { petprice: 1 } }).toArray();
    const amount = pets.reduce((sum, pet) => sum + Math.round(pet.petprice * 100), 2500);
    const payment = {
      _id: new ObjectId(),
      uid,
      amount,
      status: 'requires_payment' as const,
      openFor: uid,
      idempotencyKey,
      at: new Date(),
    };
    await this.#transaction(async (session) => {
      await this.#payments.insertOne(payment, { session });
      for (const pet of pets) {
        const pieces = wanted.get(String(pet._id)) ?? 0;
        const free = { _id: pet._id, stock: { $gte: pieces } };
        const held = await this.#pets.updateOne(free, { $inc: { stock: -pieces } }, { session });
        if (held.modifiedCount === 0) throw new Error('out of stock');
      }
      const lines = pets.map(({ _id: petId }) => ({
        paymentId: payment._id,
        uid,
        petId,
        status: 'pending',
        at: payment.at,
      }));
      await this.#entries.insertMany(lines, { session });
    });
    const intent = await this.#stripe('POST', 'payment_intents', `payment_${payment._id}`, {
      amount: String(amount),
      currency: 'usd',
      'automatic_payment_methods[enabled]': 'true',
      'automatic_payment_methods[allow_redirects]': 'never',
      'metadata[paymentId]': String(payment._id),
    });
    await this.#payments.updateOne({ _id: payment._id }, { $set: { intentId: intent.id } });
    return { clientSecret: intent.client_secret, payment: { _id: payment._id } };
  }

  /** Report and webhook of one charge take turns, and the later one finds it done. */
  #settle({ _id, intentId, status }: Payment): Promise<void> {
    if (status === 'succeeded') return Promise.resolve();
    const key = String(_id);
    const underWay = this.#settlements.get(key) ?? this.#settleOnce(_id, String(intentId));
    this.#settlements.set(key, underWay);
    return underWay.finally(() => this.#settlements.delete(key));
  }

  async #settleOnce(_id: Id, intentId: string): Promise<void> {
    const intent = await this.#stripe('GET', `payment_intents/${intentId}`);
    if (intent.status !== 'succeeded') throw new Error(`the intent is ${intent.status}`);
    const paidAt = new Date();
    await this.#transaction(async (session) => {
      const settled = await this.#payments.updateOne(
        { _id, status: 'requires_payment' },
        { $set: { status: 'succeeded', settledAt: paidAt }, $unset: { openFor: '' } },
        { session },
      );
      if (settled.modifiedCount === 0) return;
      const waiting = { paymentId: _id, status: 'pending' };
      await this.#entries.updateMany(waiting, { $set: { status: 'paid', paidAt } }, { session });
    });
  }

  /** Whether the account is still good, as Firebase's own library asks. @returns its uid */
  async #lookUp(token: string): Promise<string> {
    const { sub, auth_time: since } = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const answer = await this.#request(
      `http://127.0.0.1:${this.#plan.authPort}/identitytoolkit.googleapis.com/v1/projects/demo-petshop/accounts:lookup`,
      {
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ localId: [sub] }),
      },
    );
    const [account] = JSON.parse(answer).users;
    if (account.disabled || Number(account.validSince) > since) throw new Error('the sign-in was revoked');
    return sub;
  }

  async #stripe(
    method: 'GET' | 'POST',
    path: string,
    idempotencyKey?: string,
    form?: Record<string, string>,
  ): Promise<Intent> {
    const headers = {
      authorization: 'Bearer sk_test_sandbox',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    const url = `http://127.0.0.1:${this.#plan.stripePort}/v1/${path}`;
    const body = new URLSearchParams(form).toString();
    return JSON.parse(await this.#request(url, { method, headers, body }));
  }

  /** @throws Error for an answer that is not 200 */
  async #request(url: string, asked: Omit<Parameters<typeof sendRequest>[1], 'agent'>): Promise<string> {
    const { status, text } = await sendRequest(url, { ...asked, agent: this.#agent });
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
    return text;
  }

  #transaction(work: (session: mongoose.mongo.ClientSession) => Promise<void>): Promise<void> {
    return this.#client.withSession((session) => session.withTransaction(() => work(session)));
  }

  get #payments() {
    return this.#client.db().collection<Payment>('benchcheckouts');
  }
  get #entries() {
    return this.#client.db().collection('benchparcels');
  }
  get #events() {
    return this.#client.db().collection<{ _id: string; at: Date }>('benchevents');
  }
  get #pets() {
    return this.#client.db().collection('pets');
  }
}
