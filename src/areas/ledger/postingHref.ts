import { addressOf } from '../../routes/href';

/**
 * A posting at the side of a list: among all entries, of whatever month, or among those that people make, where drafts and
 * what was rejected stand, too.
 */
export const postingHref = (id: number, list: 'ledger.entries' | 'ledger.postings' = 'ledger.entries'): string =>
  addressOf(list, {}, { entry: String(id), ...(list === 'ledger.entries' && { begin_date: '' }) });
