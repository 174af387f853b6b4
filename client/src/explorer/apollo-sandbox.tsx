import { useEffect, useRef } from 'react';
import { type AuthorizedFetch, type GetToken, subscriptionAddress } from './authorized-fetch.ts';
import type { OpenedDocument } from './opened-example.ts';

/** The part of Apollo's embeddable Sandbox that is used here. */
interface SandboxOptions {
  readonly target: HTMLElement;
  readonly initialEndpoint: string;
  readonly initialSubscriptionEndpoint: string;
  readonly endpointIsEditable: boolean;
  readonly runTelemetry: boolean;
  readonly initialState: {
    readonly document: string;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly includeCookies: boolean;
    readonly sharedHeaders?: Record<string, string>;
  };
  readonly handleRequest: (url: string, options: RequestInit) => Promise<Response>;
}

declare global {
  interface Window {
    EmbeddedSandbox?: new (options: SandboxOptions) => { dispose(): void };
  }
}

const address =
  'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';

/**
 * Fetches Apollo Sandbox from Apollo's host.
 *
 * @param timeoutMs how long to wait for it
 * @returns whether it loaded
 */
export function loadSandbox(timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve(window.EmbeddedSandbox !== undefined);
    script.onerror = () => resolve(false);
    setTimeout(() => resolve(false), timeoutMs);
    document.head.append(script);
  });
}

interface ApolloSandboxProps {
  readonly send: AuthorizedFetch;
  readonly getToken: GetToken;
  /** Whom the operations run as. A change restarts the sandbox: it reads the subscription parameters only at its start. */
  readonly account: string | null;
  /** What stands in its editor; a change restarts it as well. */
  readonly opened: OpenedDocument;
}

/** Apollo Sandbox, with an example in its editor. */
export function ApolloSandbox({ send, getToken, account, opened }: ApolloSandboxProps) {
  const place = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is another one with another account
  useEffect(() => {
    let sandbox: { dispose(): void } | undefined;
    let isOver = false;

    async function open(): Promise<void> {
      const token = await getToken().catch(() => null);
      if (isOver || !place.current || !window.EmbeddedSandbox) return;
      sandbox = new window.EmbeddedSandbox(optionsFor(place.current, send, token, opened));
    }

    void open();
    return () => {
      isOver = true;
      sandbox?.dispose();
    };
  }, [send, getToken, account, opened]);

  return <div ref={place} className="explorer-sandbox" />;
}

function optionsFor(
  target: HTMLElement,
  send: AuthorizedFetch,
  token: string | null,
  { document, variables }: OpenedDocument,
): SandboxOptions {
  const shared = token === null ? null : `Bearer ${token}`;
  return {
    target,
    initialEndpoint: new URL('/graphql', location.href).href,
    initialSubscriptionEndpoint: subscriptionAddress(),
    endpointIsEditable: false,
    runTelemetry: false,
    initialState: {
      document,
      variables,
      includeCookies: false,
      // Subscriptions take it along when they connect.
      ...(shared && { sharedHeaders: { authorization: shared } }),
    },
    handleRequest(url, options) {
      const headers = new Headers(options.headers);
      // Replaced by a fresh one: this is as old as the page.
      if (headers.get('authorization') === shared) headers.delete('authorization');
      return send(url, { ...options, headers });
    },
  };
}
