import { findIncomes } from '../../api/system-user/expenses';
import { findBySearch } from '../../parts/record/findBySearch';
import { entryHit } from './entryHit';

/** Looks incomes up for the palette. */
export const find = findBySearch(findIncomes, entryHit);
