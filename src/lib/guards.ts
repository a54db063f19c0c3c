/** Checks of what came from outside: an answer, a storage, a message of another window. */

export const isText = (value: unknown): value is string => typeof value === 'string';

/** An object of named values; a list is none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
