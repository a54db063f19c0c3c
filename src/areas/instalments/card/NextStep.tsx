import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetInstalmentByNumberQuery,
  type Application,
  type ApplicationStatus,
} from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { Note } from '../../../parts/Note';
import { isDownPaid } from '../applicationSteps';
import { stepLate } from '../messages';
import { m } from './messages';

/** What is waited for in each status; where it has ended nothing is. */
const steps: Partial<Record<ApplicationStatus, MessageDescriptor>> = {
  request_sent: m.stepRequestSent,
  confirmed: m.stepConfirmed,
  check_payment_pending: m.stepCheckPaymentPending,
  scoring_passed: m.stepScoringPassed,
  scoring_failed: m.stepScoringFailed,
  not_enough_limit: m.stepNotEnoughLimit,
  waiting_for_approval: m.stepWaitingForApproval,
  approved: m.stepApproved,
  accept_by_customer: m.stepSignature,
  signature_pending: m.stepSignature,
  agreement_accepted: m.stepAgreementAccepted,
  waiting_for_down_payment: m.stepWaitingForDownPayment,
  installment_created: m.stepInstallmentCreated,
  fully_paid: m.stepFullyPaid,
};

/** What happens next with an application, and who has to do it. */
export function NextStep({ application }: { application: Application }) {
  if (application.is_closed_to_amounts)
    return (
      <Note>
        <FormattedMessage {...m.noAmounts} />
      </Note>
    );
  if (application.Status === 'not_fully_paid') return <Standing number={application.contract_number} />;
  const step: MessageDescriptor | undefined = isDownPaid(application) ? m.stepDownPaid : steps[application.Status];
  if (!step) return null;
  return (
    <Note isWarning={application.Status === 'waiting_for_approval'}>
      <FormattedMessage {...step} />
    </Note>
  );
}

/** Whether the customer pays in time. */
function Standing({ number }: { number: string | null }) {
  const format = useFormat();
  const result = useGetInstalmentByNumberQuery(number === null ? skipToken : { contract_number: number });
  const { item } = useRecordQuery(result, number ?? undefined);
  if (!item) return null;
  const { overdue_days: days, to_pay_now: amount } = item;
  return (
    <Note isWarning={days > 0}>
      {days > 0 ? (
        <FormattedMessage {...stepLate} values={{ days, amount: format.moneyWithCurrency(amount) }} />
      ) : (
        <FormattedMessage {...m.stepRegular} />
      )}
    </Note>
  );
}
