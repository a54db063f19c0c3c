import { findExpenses } from '../../api/system-user/expenses';
import { findBySearch } from '../../parts/record/findBySearch';
import { entryHit } from './entryHit';

/** Looks expenses up for the palette. */
export const find = findBySearch(findExpenses, entryHit);
