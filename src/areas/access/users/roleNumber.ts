import type { Param } from '../../../lib/query';

/** The number of a role; which there are is known only to the service. */
export const roleNumber: Param<string | undefined> = {
  fallback: undefined,
  read: (texts) => {
    const value = texts.length === 1 && /^[1-9]\d{0,9}$/.test(texts[0] ?? '') ? texts[0] : undefined;
    return { value, clean: value !== undefined };
  },
  write: (value) => (value === undefined ? [] : [value]),
  narrows: (value) => value !== undefined,
};
