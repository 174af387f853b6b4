import { type Agent, request } from 'node:http';

/** How long one answer may take, in milliseconds. */
const ANSWER_TIMEOUT_MS = 20_000;

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

interface RequestOptions {
  readonly agent: Agent;
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request and its answer, with as little beside them as there can be. */
export function sendRequest(
  url: string,
  { agent, method = 'POST', headers, body = '' }: RequestOptions,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: ANSWER_TIMEOUT_MS,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`)));
    asked.on('error', reject);
    asked.end(body);
  });
}
