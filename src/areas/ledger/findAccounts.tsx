import { findAccounts as search, type Account } from '../../api/payment/accounts';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { accountName } from './ledgerTerms';

const hitOf = (one: Account): RecordHit => ({ id: String(one.id), name: accountName(one), details: [one.group.name] });

/** Looks accounts up for the palette, by number or name. */
export const find = findBySearch(search, hitOf);
