import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type UploadInit, type UploadProgress, uploadFetch } from './upload-fetch.ts';

/** A server that takes uploads from any page, as jsdom asks of a real one. */
async function serve(answer: RequestListener): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

function anUpload(): FormData {
  const form = new FormData();
  form.append('operations', '{"query":"mutation"}');
  form.append('1', new File(['x'.repeat(200_000)], 'bramble.jpg', { type: 'image/jpeg' }));
  return form;
}

describe('an upload', () => {
  let open: Server | undefined;
  afterEach(() => {
    open?.closeAllConnections();
    open?.close();
  });

  async function upload(answer: RequestListener, init: UploadInit = {}) {
    const { server, address } = await serve(answer);
    open = server;
    const steps: UploadProgress[] = [];
    const answered = uploadFetch(address, {
      method: 'POST',
      body: anUpload(),
      onUploadProgress: (step) => steps.push(step),
      ...init,
    });
    return { answered, steps };
  }

  it('reports its progress', async () => {
    const { answered, steps } = await upload((request, response) => {
      request.resume().on('end', () => response.end());
    });

    await answered;
    // How many bytes they are, jsdom does not know of a form; browsers do.
    expect(steps.length).toBeGreaterThan(0);
  });

  it('returns the response as fetch does', async () => {
    let received = '';
    let header: unknown;
    const { answered } = await upload(
      async (request, response) => {
        header = request.headers['x-token'];
        received = await bodyOf(request);
        response
          .setHeader('content-type', 'application/json')
          .end('{"data":{"addPet":{"petname":"Bramblé"}}}');
      },
      { headers: { 'x-token': 'abc' } },
    );

    const response = await answered;
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ data: { addPet: { petname: 'Bramblé' } } });
    expect(header).toBe('abc');
    expect(received).toContain('filename="bramble.jpg"');
  });

  it('returns an error status as a response, not as a failure', async () => {
    const { answered } = await upload((_request, response) => {
      response.statusCode = 413;
      response.end('{"errors":[]}');
    });

    const response = await answered;
    expect(response.ok).toBe(false);
    expect(response.status).toBe(413);
  });

  it('fails like fetch where no response comes', async () => {
    const { answered } = await upload((request) => request.socket.destroy());

    await expect(answered).rejects.toThrow(TypeError);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { answered } = await upload(() => controller.abort(), { signal: controller.signal });

    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not start when it was aborted before', async () => {
    const controller = new AbortController();
    controller.abort();
    let wasAsked = false;
    const { answered } = await upload(
      () => {
        wasAsked = true;
      },
      { signal: controller.signal },
    );

    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
    expect(wasAsked).toBe(false);
  });

  it('uses fetch where no progress is requested', async () => {
    const { server, address } = await serve((_request, response) => response.end('plain'));
    open = server;

    const response = await uploadFetch(address, { method: 'POST', body: 'x' });
    expect(await response.text()).toBe('plain');
  });
});
