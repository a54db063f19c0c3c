import { findEntries, type Entry } from '../../api/system-user/ledger';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { accountName } from './ledgerTerms';

const hitOf = (one: Entry): RecordHit => ({
  id: String(one.posting_id),
  name: one.number,
  details: [one.operation.name, `${accountName(one.debit)} — ${accountName(one.credit)}`],
});

/** Looks postings up for the palette. */
export const find = findBySearch(findEntries, hitOf);
