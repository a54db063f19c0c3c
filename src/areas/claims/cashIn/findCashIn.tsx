import { findCashIn as search, type CashInBankClaim } from '../../../api/investment/cashIn';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: CashInBankClaim): RecordHit => ({
  id: String(one.id),
  name: `№ ${one.bank_document_number}`,
  details: [one.payer_name],
});

/** Looks documents of the bank up that wait, for the palette: by their number, the payer or the purpose. */
export const find = findBySearch(search, hitOf);
