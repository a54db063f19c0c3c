import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Application, ApplicationChecks } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { shortOf } from '../messages';
import { m } from './messages';

const words: Record<Exclude<NonNullable<ApplicationChecks['refused_by']>, 'not_enough_limit'>, MessageDescriptor> = {
  debt_burden: m.checkDebtBurden,
  scoring_missing: m.checkScoringMissing,
  first_payment_passed: m.checkFirstPaymentPassed,
  merchant_blocked: m.checkMerchantBlocked,
  branch_blocked: m.checkBranchBlocked,
  customer_inactive: m.checkCustomerInactive,
};

/** Why an application cannot be approved, in words; undefined where nothing stands against it. */
export function useObstacle({ checks, is_closed_to_amounts: hasNoAmounts }: Application): string | undefined {
  const intl = useIntl();
  const format = useFormat();
  if (hasNoAmounts) return intl.formatMessage(m.noAmounts);
  const code = checks.refused_by;
  if (code === null) return undefined;
  if (code === 'not_enough_limit')
    return intl.formatMessage(shortOf, { amount: format.moneyWithCurrency(checks.short_of ?? '0.00') });
  return intl.formatMessage(words[code]);
}
