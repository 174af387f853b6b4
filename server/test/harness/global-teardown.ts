const kept = globalThis as { stopSharedParts?: () => Promise<void> };

export default async function stopAtTheEnd(): Promise<void> {
  await kept.stopSharedParts?.();
}
