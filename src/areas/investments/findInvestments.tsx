import type { ApiThunk } from '../../api/cache/dispatch';
import { findInvestmentById, findInvestmentsBy, type FoundInvestment } from '../../api/system-user/investments';
import type { Asked } from '../../lib/find/asked';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import type { FindRecords, RecordHit } from '../../routes/record';

const hitOf = (one: FoundInvestment): RecordHit => ({
  id: String(one.id),
  name: one.contract_number,
  details: one.investor.name === '' ? [] : [one.investor.name],
  badge: investmentStatus.badge(one.status),
});

/** The digits of a number without the zeros that its parts begin with: 2025-77 is a part of IN-2025-000077. */
const bareDigits = (text: string) => (text.match(/\d+/g) ?? []).map((part) => part.replace(/^0+(?=\d)/, '')).join('');

/**
 * Looks investments up for the palette. A number may be a part of a contract number or the number of the record
 * itself; the record stands first. A sum is that of the whole investment.
 */
export const find: FindRecords =
  ({ text, kinds, digits, amount }: Asked, signal: AbortSignal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const id = kinds.includes('recordNumber') ? Number(digits) : 0;
    const [own, parts, ofAmount] = await Promise.all([
      id > 0 ? dispatch(findInvestmentById(id, signal)) : [],
      kinds.includes('contractNumber') ? dispatch(findInvestmentsBy({ search: text }, signal)) : [],
      amount === undefined ? [] : dispatch(findInvestmentsBy({ min_amount: amount, max_amount: amount }, signal)),
    ]);
    // The list finds investors by their numbers too; those are looked up as what they are.
    const others = parts
      .filter((one) => one.id !== id)
      .filter((one) => bareDigits(one.contract_number).includes(bareDigits(text)));
    const known = new Set([...own, ...others].map(({ id: one }) => one));
    return [...own, ...others, ...ofAmount.filter((one) => !known.has(one.id))].map(hitOf);
  };
