/** Puts the values of the parameters into a path of the table. */
export function fillPath(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

/** The route that an address means, among the routes with these ids. */
export interface MatchOf<Id> {
  id: Id;
  parameters: Readonly<Record<string, string>>;
  /** The path in the spelling of the table; differs from the typed one in letter case, a last slash or an alias. */
  path: string;
}

/** Whether a part of a path stands for a value. */
const isOpen = (part: string) => part.startsWith(':');

/**
 * Gives the function that finds the route of a path, whatever its letter case; undefined when the table has none. The parts of a path are
 * compared as text: as regular expressions the first page would make 250 of them for its one address.
 */
export function createMatcher<Id extends string>(
  routes: Readonly<Record<Id, { path: string }>>,
  aliases: Readonly<Record<string, Id>> = {},
): (pathname: string) => MatchOf<Id> | undefined {
  // A path without parameters wins over one with them: `/list/new` is never the record named "new".
  const patterns = [
    ...(Object.keys(routes) as Id[]).map((id) => [routes[id].path, id] as const),
    ...Object.entries(aliases),
  ]
    .sort(([one], [other]) => one.split(':').length - other.split(':').length)
    .map(([path, id]) => ({ id, parts: path.split('/').map((part) => (isOpen(part) ? part : part.toLowerCase())) }));

  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
    const typed = path.split('/');
    const lower = path.toLowerCase().split('/');
    const found = patterns.find(
      ({ parts }) =>
        parts.length === typed.length &&
        parts.every((part, at) => (isOpen(part) ? typed[at] !== '' : part === lower[at])),
    );
    if (!found) return undefined;
    const parameters: Record<string, string> = {};
    for (const [at, part] of found.parts.entries()) {
      if (!isOpen(part)) continue;
      const value = decoded(typed[at] ?? '');
      if (value === undefined) return undefined;
      parameters[part.slice(1)] = value;
    }
    return { id: found.id, parameters, path: fillPath(routes[found.id].path, parameters) };
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken escape such as %E0 names no record.
    return undefined;
  }
}
