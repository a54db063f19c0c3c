import { findInvestorsBy, type FoundInvestor } from '../../../api/investment/investors';
import { findInvestorsByPhone } from '../../../api/system-user/investors';
import type { ApiThunk } from '../../../api/cache/dispatch';
import type { Asked } from '../../../lib/find/asked';
import { phone } from '../../../lib/identifiers';
import type { FindRecords, RecordHit } from '../../../routes/record';
import { investorHref } from '../../../parts/investorHref';
import { investorStatus } from '../../../parts/investorStatus';

const hitOf = (one: FoundInvestor): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: one.phone_number ? [one.phone_number] : [],
  badge: investorStatus.badge(one.status),
  path: investorHref(one),
});

/**
 * Looks investors up for the palette. Persons and companies are listed apart, so each is asked for; a PINFL is only
 * a person's.
 */
export const findInvestors: FindRecords =
  (asked: readonly Asked[], signal: AbortSignal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const [first] = asked;
    if (first === undefined) return [];
    const whole = asked.find(({ kind, value }) => kind === 'phone' && phone.check(value) === undefined);
    if (whole && first.kind === 'phone') {
      return (await dispatch(findInvestorsByPhone(whole.value, signal))).map(hitOf);
    }
    const subjects = first.kind === 'pinfl' ? (['individual'] as const) : (['individual', 'business'] as const);
    const found = await Promise.all(subjects.map((one) => dispatch(findInvestorsBy(first.value, one, signal))));
    return found.flat().map(hitOf);
  };
