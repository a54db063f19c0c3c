import type { RouteId } from './table';

/**
 * The letter that leads to a route after `g`, by its place on the keyboard. It stands apart from the table, which
 * whoever is not signed in loads too. A letter is given once; routes that hardly anybody goes to need none.
 */
export const menuLetters: Partial<Record<RouteId, `Key${string}`>> = {
  'dashboard.index': 'KeyM',
  'investors.list': 'KeyI',
  'access.users': 'KeyU',
  'access.roles': 'KeyR',
  'access.permissions': 'KeyP',
  'notices.list': 'KeyN',
};
