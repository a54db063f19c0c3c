import type { Entry } from '../../api/system-user/expenses';
import type { RecordHit } from '../../routes/record';
import { entryStates } from './entryTerms';

/** An expense or an income as the palette shows it. */
export const entryHit = (one: Entry): RecordHit => ({
  id: String(one.id),
  name: one.counterparty ?? one.category.name,
  details: [one.category.name, one.description ?? one.account.name],
  badge: entryStates.badge(one.state),
});
