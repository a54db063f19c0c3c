export const prefix = 'persist:';

/** What is kept of a slice, as it was found: redux-persist puts a slice together of fields that are texts of their own. */
export function keptFields(name: string, storage: Storage | undefined): Record<string, unknown> {
  const outer: unknown = JSON.parse(storage?.getItem(prefix + name) ?? '{}');
  if (typeof outer !== 'object' || outer === null) return {};
  return Object.fromEntries(Object.entries(outer).map(([field, text]) => [field, JSON.parse(String(text)) as unknown]));
}
