/** `npm run chaos` asks for the full figures; the usual run takes a sample of the same. */
export const isChaos = Boolean(
  (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env['CHAOS'],
);
