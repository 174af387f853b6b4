import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Load, OpenRequest } from '../platform/load.ts';
import type { Logger } from '../platform/logging.ts';
import type { Metrics } from '../platform/metrics.ts';
import { networkOf } from '../platform/network-address.ts';
import { inRequestScope, type RequestScope } from '../platform/request-scope.ts';
import type { Slots } from '../platform/slots.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { Viewer } from '../users/viewer.ts';
import type { ActionLimits } from './action-limits.ts';
import type { Admission } from './admission.ts';
import { type AnswerSender, contentTypeFor, type Recipient } from './answer-sender.ts';
import { isGet, isPost, type Question, questionFrom, questionIn } from './graphql-question.ts';
import { actionsOf } from './operation-guard.ts';
import type { PreparedOperation, PreparedOperations } from './prepared-operations.ts';
import { type PublicAnswers, publicAnswer } from './public-answers.ts';
import { queryLimits } from './query-limits.ts';
import type { RateLimits } from './rate-limits.ts';

interface ShortWayParts {
  readonly operations: PreparedOperations;
  readonly answers: PublicAnswers;
  readonly sender: AnswerSender;
  readonly rateLimits: RateLimits;
  readonly actions: ActionLimits;
  readonly load: Load;
  readonly admission: Admission;
  /** For answers that are not light, while they are made. */
  readonly places: Slots;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Whether it may be taken at all: while the database is away, each question would wait for it here and on the long way. */
  readonly isOpen: () => boolean;
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** @throws DomainError UNAUTHENTICATED */
  readonly viewerOf: (request: IncomingMessage) => Promise<Viewer>;
  readonly contextOf: (scope: RequestScope, viewer: Viewer, address: string | undefined) => RequestContext;
}

/** Answers of so many points at most take no place while they are made: single items, which are read together. */
const LIGHT = 100;

/** One request on its way. */
interface Passage extends Recipient {
  readonly address: string | undefined;
  /** As `performance.now()` has it. */
  readonly startedAt: number;
  readonly scope: RequestScope;
}

interface Asked {
  readonly prepared: PreparedOperation;
  readonly variables: Question['variables'];
  readonly opened: OpenRequest;
}

/** What a query came to. */
interface Outcome {
  readonly body: string;
  readonly cost: number;
}

/**
 * The way of a query that is prepared (prepared-operations.ts) and goes well: past express and Apollo, whose work for
 * it is known beforehand. It passes the same limits, is counted and logged like any other, and gets the same answer.
 *
 * Whatever is out of the ordinary, such as a mistake in the question, an error in the answer or a limit that is
 * reached, goes the long way from its beginning: there is one place that finds words for it.
 */
export class ShortWay {
  /** Lines of a fixed form, in which there is nothing to look for that must not be written: looking took longest. */
  private readonly lines: Logger;

  constructor(
    private readonly parts: ShortWayParts,
    private readonly longWay: RequestListener,
  ) {
    this.lines = parts.log.child({}, { redact: [] });
  }

  readonly listener: RequestListener = (request, response) => {
    this.take(request, response).catch((error) => {
      this.parts.log.error({ err: error }, 'a request failed on its way');
      if (response.headersSent) request.socket.destroy();
      else this.longWay(request, response);
    });
  };

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const contentType = contentTypeFor(request.headers.accept);
    if (contentType === null || !this.parts.isOpen()) this.longWay(request, response);
    else if (isGet(request)) await this.takeGet(this.begin(request, response, contentType));
    else if (isPost(request)) await this.takePost(this.begin(request, response, contentType));
    else this.longWay(request, response);
  }

  private begin(request: IncomingMessage, response: ServerResponse, contentType: string): Passage {
    const requestId = randomUUID();
    const scope = new PassageScope(requestId, request, this.parts.log);
    const address = this.parts.addressOf(request);
    return { request, response, contentType, address, requestId, scope, startedAt: performance.now() };
  }

  private async takeGet(passage: Passage): Promise<void> {
    const { request, response, contentType } = passage;
    const { url = '', headers } = request;
    const isVisitor = headers.authorization === undefined;
    const isFresh = /no-cache|no-store/.test(headers['cache-control'] ?? '');
    const key = `${contentType} ${url}`;
    const kept = isVisitor && !isFresh ? this.parts.answers.find(key) : undefined;
    if (kept && this.mayPass(passage)) {
      this.count(passage, this.parts.sender.sendPublic(passage, kept), kept.fields);
      return;
    }
    const question = questionIn(url);
    const prepared = question && this.find(question);
    const isForAnybody = prepared?.isPublic && isVisitor;
    // As Apollo has it: pages of other origins can not send these without asking first.
    const isAskedFor = headers['apollo-require-preflight'] || headers['x-apollo-operation-name'];
    const opened = prepared && (isForAnybody || isAskedFor) ? this.open(passage) : null;
    if (!prepared || !opened || !startsWork(opened)) {
      this.longWay(request, response);
      return;
    }
    const asked = { prepared, variables: question.variables, opened };
    await (isForAnybody
      ? this.answerVisitor(passage, asked, { key, isFresh })
      : this.answerOne(passage, asked));
  }

  private async takePost(passage: Passage): Promise<void> {
    const { request, response } = passage;
    const opened = this.open(passage);
    if (!opened) {
      this.longWay(request, response);
      return;
    }
    const question = await questionFrom(request).catch(() => undefined);
    // Nobody waits for the answer to a question that broke off.
    if (question === undefined) return;
    const prepared = question && this.find(question);
    if (prepared && isOwnPage(request) && startsWork(opened)) {
      await this.answerOne(passage, { prepared, variables: question.variables, opened });
      return;
    }
    this.longWay(request, response);
  }

  private find({ hash, text = '', operationName }: Question): PreparedOperation | null {
    const { operations } = this.parts;
    const prepared = hash === undefined ? operations.findByText(text) : operations.findByHash(hash);
    const isMeant = operationName === undefined || operationName === prepared?.operation.name?.value;
    return isMeant ? prepared : null;
  }

  private async answerVisitor(
    passage: Passage,
    asked: Asked,
    { key, isFresh }: { readonly key: string; readonly isFresh: boolean },
  ): Promise<void> {
    const { prepared, opened } = asked;
    const ask = async () => {
      const outcome = await this.run(passage, asked, null);
      return outcome && publicAnswer(outcome.body, outcome.cost, prepared.fields);
    };
    const answer = this.parts.rateLimits.takeCounted(passage.address)
      ? await this.parts.answers.answer(key, ask, isFresh).catch(() => null)
      : null;
    if (!answer) {
      this.longWay(passage.request, passage.response);
      return;
    }
    opened.endWork();
    this.count(passage, this.parts.sender.sendPublic(passage, answer), prepared.fields);
    this.note(passage);
  }

  private async answerOne(passage: Passage, asked: Asked): Promise<void> {
    const outcome = this.parts.rateLimits.takeCounted(passage.address)
      ? await this.runFor(passage, asked)
      : null;
    if (!outcome) {
      this.longWay(passage.request, passage.response);
      return;
    }
    asked.opened.endWork();
    this.parts.sender.sendPrivate(passage, outcome.body, outcome.cost);
    this.count(passage, 200, asked.prepared.fields);
    this.note(passage);
  }

  private runFor(passage: Passage, asked: Asked): Promise<Outcome | null> {
    return inRequestScope(passage.scope, async () => {
      const { request } = passage;
      const isVisitor = request.headers.authorization === undefined;
      const viewer = isVisitor ? null : await this.parts.viewerOf(request);
      return this.run(passage, asked, viewer);
    }).catch(() => null);
  }

  /** The answer; null where anything but data came out. */
  private async run(passage: Passage, asked: Asked, viewer: Viewer): Promise<Outcome | null> {
    const cost = asked.prepared.cost(asked.variables);
    if (cost > queryLimits.cost) return null;
    const ask = () => this.ask(passage, asked, viewer);
    const body = await (cost > LIGHT ? this.parts.places.take(ask) : ask());
    return body === null ? null : { body, cost };
  }

  private async ask(
    { address, scope }: Passage,
    { prepared, variables }: Asked,
    viewer: Viewer,
  ): Promise<string | null> {
    const { actions, contextOf } = this.parts;
    const context = contextOf(scope, viewer, address);
    for (const [action, times] of actionsOf(prepared.fieldNodes, variables)) {
      await actions.take(action, context, times);
    }
    const { data, errors } = await prepared.execute(context, variables);
    return errors ? null : JSON.stringify({ data });
  }

  /** Whether there is room for it at all, and for its sender. */
  private mayPass({ address }: Passage): boolean {
    try {
      this.parts.load.requireRoom(networkOf(address));
    } catch {
      return false;
    }
    return this.parts.rateLimits.takeCounted(address);
  }

  /** Counts the request among those that are open; null where there is no room. */
  private open({ request, response }: Passage): OpenRequest | null {
    try {
      return this.parts.admission.open(request, response);
    } catch {
      return null;
    }
  }

  private count({ startedAt }: Passage, status: number, asked: readonly string[]): void {
    const { requests, fields } = this.parts.metrics;
    requests.observe({ kind: 'graphql', status }, (performance.now() - startedAt) / 1000);
    for (const name of asked) fields.inc({ field: `query.${name}`, code: 'ok' });
  }

  /** The line of the request log, which for others pino-http writes. Kept answers are sent without, as pictures are. */
  private note({ request: { method, url = '' }, response, requestId, startedAt }: Passage): void {
    const req = { id: requestId, method, path: pathOf(url) };
    const res = { status: response.statusCode };
    this.lines.info(
      { req, res, responseTime: Math.round(performance.now() - startedAt) },
      'request completed',
    );
  }
}

/** Whether there was a place to work on it. */
function startsWork(opened: OpenRequest): boolean {
  try {
    opened.startWork();
    return true;
  } catch {
    return false;
  }
}

/** The path alone: query strings hold what is asked. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** Makes its log only where somebody has something to write. */
class PassageScope implements RequestScope {
  actor?: NonNullable<RequestScope['actor']>;
  private made: Logger | undefined;

  constructor(
    readonly requestId: string,
    private readonly request: IncomingMessage,
    private readonly parent: Logger,
  ) {}

  get log(): Logger {
    const { method, url = '' } = this.request;
    this.made ??= this.parent.child({ req: { id: this.requestId, method, path: pathOf(url) } });
    return this.made;
  }
}

/** Whether no page of another origin can have sent it: foreign-pages.ts looks closer at what is not. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined;
}
