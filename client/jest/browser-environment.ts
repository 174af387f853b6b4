import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom with those parts of the web platform that browsers and Node share and jsdom leaves out. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      Headers,
      Request: PageRequest,
      Response,
      TextDecoder,
      TextEncoder,
      fetch,
      structuredClone,
    });
    this.global.crypto.randomUUID ??= () => crypto.randomUUID();
  }
}

/** Node's requests refuse the abort signals of jsdom, which are what a page has. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}
