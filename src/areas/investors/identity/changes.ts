/** What was typed, as it is sent: a field that was emptied is null. */
export function sentFields(changed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value === '' ? null : value]));
}

/** A field of a record as an input takes it: nothing is an empty text. */
export const typed = (value: string | number | null): string => (value === null ? '' : String(value));

/** A chosen id, as it is sent. */
export const chosenId = (value: unknown): number | null => (value === '' || value === null ? null : Number(value));
