import { useEffect, useState } from 'react';
import { loadSandbox } from './apollo-sandbox.tsx';

/** How long Apollo's host may take before GraphiQL opens instead, in milliseconds. */
const SANDBOX_TIMEOUT_MS = 4000;

export type Tool = 'sandbox' | 'graphiql';

/** The tool to show; null until it is known whether Apollo's host can be reached. */
export function useTool(): Tool | null {
  const wanted = new URLSearchParams(location.search).get('tool');
  const [tool, setTool] = useState<Tool | null>(wanted === 'graphiql' ? wanted : null);

  useEffect(() => {
    if (wanted === 'graphiql') return;
    void loadSandbox(SANDBOX_TIMEOUT_MS).then((isThere) => setTool(isThere ? 'sandbox' : 'graphiql'));
  }, [wanted]);

  return tool;
}
