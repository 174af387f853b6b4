import { useEffect, useRef } from 'react';
import { explorerExamples } from '../explorer-examples.ts';
import type { AuthorizedFetch } from './authorized-fetch.ts';

/** The part of Apollo's embeddable Sandbox that is used here. */
type EmbeddedSandbox = new (options: {
  target: HTMLElement;
  initialEndpoint: string;
  endpointIsEditable: boolean;
  runTelemetry: boolean;
  initialState: { document: string; variables: Record<string, unknown>; includeCookies: boolean };
  handleRequest: AuthorizedFetch;
}) => { dispose(): void };

declare global {
  interface Window {
    EmbeddedSandbox?: EmbeddedSandbox;
  }
}

const address =
  'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';

/**
 * Fetches Apollo Sandbox from Apollo's host.
 *
 * @param patience how long to wait for it, in milliseconds
 * @returns whether it came
 */
export function loadSandbox(patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve(window.EmbeddedSandbox !== undefined);
    script.onerror = () => resolve(false);
    setTimeout(() => resolve(false), patience);
    document.head.append(script);
  });
}

/** Apollo Sandbox with the example operations in one document, each with its own run button. */
export function ApolloSandbox({ send }: { send: AuthorizedFetch }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current || !window.EmbeddedSandbox) return;
    const sandbox = new window.EmbeddedSandbox({
      target: place.current,
      initialEndpoint: new URL('/graphql', location.href).href,
      endpointIsEditable: false,
      runTelemetry: false,
      initialState: {
        document: explorerExamples.map((example) => example.document).join('\n'),
        variables: Object.assign({}, ...explorerExamples.map((example) => example.variables)),
        includeCookies: false,
      },
      handleRequest: send,
    });
    return () => sandbox.dispose();
  }, [send]);

  return <div ref={place} className="explorer-sandbox" />;
}
