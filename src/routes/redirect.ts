import { matchPath } from './match';
import { routes } from './table';

/**
 * Where to go after signing in. Only an address of this panel's own table is followed: the value comes from
 * the address bar, and so from whoever wrote the link.
 */
export function safeRedirect(value: string | null, origin: string): string {
  if (value === null || !/^\/(?![/\\])/.test(value)) return '/';
  // Tabs and line ends vanish when an address is read, which could make one slash two.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return '/';
  let target: URL;
  try {
    target = new URL(value, origin);
  } catch {
    return '/';
  }
  if (target.origin !== origin) return '/';
  const match = matchPath(target.pathname);
  if (match === undefined || routes[match.id].open) return '/';
  return match.path + target.search + target.hash;
}
