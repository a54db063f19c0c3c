/** Puts the values of the parameters into a path of the table. */
export function fillPath(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

/** A path without the slashes at its end. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The route that an address means, among the routes with these ids. */
export interface MatchOf<Id> {
  id: Id;
  parameters: Readonly<Record<string, string>>;
  /** The path in the spelling of the table; differs from the typed one in letter case, a last slash or an alias. */
  path: string;
}
