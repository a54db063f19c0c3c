import type { RouteId } from './table';

/** The routes whose ids name something else first. */
const elsewhere: Partial<Record<RouteId, string>> = { profile: 'access', 'signing.list': 'claims', login: 'session' };

/** The folder of src/areas that a screen belongs to. */
export function areaOf(id: RouteId): string {
  return elsewhere[id] ?? id.slice(0, id.indexOf('.'));
}
