import type { Location } from 'react-router-dom';

/** A number that names a record in the address; anything else names none. */
export function numberParameter(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** The address of the same page with some parameters set, or with undefined taken away. */
export function withParameters(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
