import { findCustomerRows, findPassportRows, type CustomerRow } from '../../../api/payment/customers';
import { passport } from '../../../lib/identifiers';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { FindRecords, RecordHit } from '../../../routes/record';
import { customerStatus } from '../customerTerms';

const hitOf = (one: CustomerRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.phone_number],
  badge: customerStatus.badge(one.status),
});

const byText = findBySearch(findCustomerRows, hitOf);
const byPassport = findBySearch(({ search }, signal) => findPassportRows(passport.clean(search), signal), hitOf);

/** Looks customers up for the palette; a whole passport finds whoever has it and nobody else. */
export const find: FindRecords = (asked, signal) => {
  const isWhole = passport.check(passport.clean(asked.text)) === undefined;
  return (isWhole ? byPassport : byText)(asked, signal);
};
