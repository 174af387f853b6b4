/** Says where a token belongs, in the 123 bytes at most that a WebSocket has for a reason. */
export const WHERE_TOKENS_BELONG =
  'Please log in first: "Bearer TOKEN" in connectionParams authorization or headers.Authorization, or the upgrade’s header';

/**
 * What a connection says of who opens it. Of the three places the first that says anything counts, right or wrong: the
 * connection parameter `authorization`, the one of that name in the parameter `headers`, and the header of the request
 * that opened the WebSocket. As with headers, the case of a name does not matter.
 *
 * @param connectionParams of connection_init, unchecked
 * @param upgradeHeader `Authorization` of the upgrade request
 * @returns `Bearer` and an ID token, where it is right; undefined where nothing is said anywhere
 */
export function authorizationOf(connectionParams: unknown, upgradeHeader: string | undefined): unknown {
  return (
    valueIn(connectionParams, 'authorization') ??
    valueIn(valueIn(connectionParams, 'headers'), 'authorization') ??
    upgradeHeader
  );
}

function valueIn(named: unknown, name: string): unknown {
  if (typeof named !== 'object' || named === null) return undefined;
  const entry = Object.entries(named).find(([key]) => key.toLowerCase() === name);
  return entry?.[1];
}
