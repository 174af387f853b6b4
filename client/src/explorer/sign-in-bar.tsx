import { type ReactNode, useState } from 'react';
import type { ShopConfig } from '../lib/config.ts';
import type { ExplorerIdentity } from './use-explorer-identity.ts';
import type { Tool } from './use-tool.ts';

interface SignInBarProps {
  identity: ExplorerIdentity;
  accounts: ShopConfig['demoAccounts'];
  /** Null while it is not yet known. */
  tool: Tool | null;
  /** What else stands in the bar. */
  children: ReactNode;
}

/** Who the operations run as: a demo account at one click, the shop's own session, or a pasted token. */
export function SignInBar({ identity, accounts, tool, children }: SignInBarProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>) {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <header className="explorer-bar">
      <h1>API explorer</h1>
      <a href="/">To the shop</a>
      {tool === 'sandbox' && <a href="?tool=graphiql">Use GraphiQL</a>}
      {tool === 'graphiql' && <a href="?">Use Apollo Sandbox</a>}
      <p className="explorer-who" role="status">
        {problem ?? whoRuns(identity)}
      </p>
      <div className="explorer-actions">
        {children}
        {accounts.map((account) => (
          <button
            key={account.email}
            type="button"
            aria-pressed={identity.email === account.email}
            onClick={() => attempt(() => identity.signIn(account.email, account.password))}
          >
            Log in as {account.label}
          </button>
        ))}
        {identity.email && (
          <button type="button" onClick={() => attempt(identity.signOut)}>
            Log-Out
          </button>
        )}
        <label className="explorer-token">
          <span>Bearer token</span>
          <input
            type="text"
            value={identity.token}
            placeholder="or paste an ID token"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => identity.setToken(event.currentTarget.value)}
          />
        </label>
      </div>
    </header>
  );
}

function whoRuns({ email, token }: ExplorerIdentity): string {
  if (token.trim()) return 'Operations run with the pasted token.';
  if (email) return `Operations run as ${email}.`;
  return 'Operations run as a visitor.';
}
