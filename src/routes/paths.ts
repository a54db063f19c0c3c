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

/** Gives the function that finds the route of a path, whatever its letter case; undefined when the table has none. */
export function createMatcher<Id extends string>(
  routes: Readonly<Record<Id, { path: string }>>,
  aliases: Readonly<Record<string, Id>> = {},
): (pathname: string) => MatchOf<Id> | undefined {
  const patternOf = (id: Id, path: string) => ({
    id,
    names: [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name)),
    expression: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`, 'i'),
  });
  // A path without parameters wins over one with them: `/list/new` is never the record named "new".
  const patterns = [
    ...(Object.keys(routes) as Id[]).map((id) => patternOf(id, routes[id].path)),
    ...Object.entries(aliases).map(([path, id]) => patternOf(id, path)),
  ].sort((a, b) => a.names.length - b.names.length);

  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
    for (const { id, expression, names } of patterns) {
      const found = expression.exec(path);
      if (found === null) continue;
      const values = found.slice(1).map(decoded);
      if (values.includes(undefined)) return undefined;
      const parameters = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
      return { id, parameters, path: fillPath(routes[id].path, parameters) };
    }
    return undefined;
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
