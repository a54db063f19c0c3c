import {
  findExpenses as searchExpenses,
  findIncomes as searchIncomes,
  type Entry,
} from '../../api/system-user/expenses';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { entryStates } from './entryTerms';

const hitOf = (one: Entry): RecordHit => ({
  id: String(one.id),
  name: one.counterparty ?? one.category.name,
  details: [one.category.name, one.description ?? one.account.name],
  badge: entryStates.badge(one.state),
});

/** Looks expenses up for the palette. */
export const findExpenses = findBySearch(searchExpenses, hitOf);

/** Looks incomes up for the palette. */
export const findIncomes = findBySearch(searchIncomes, hitOf);
