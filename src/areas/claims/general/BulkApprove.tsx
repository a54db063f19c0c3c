import { FormattedMessage } from 'react-intl';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkMoneyDialog } from '../../../kit/bulk/BulkMoneyDialog';
import { approveVerb } from '../../../parts/claims/messages';
import { m } from './messages';
import { useBulkDecision } from './useBulkDecision';

/** The question before many claims are approved: how many, how much in all, who is left out. A large sum is typed again. */
export function BulkApprove({ rows, onClose, onDone }: BulkFormProps<GeneralClaimRow>) {
  const { plan, begin } = useBulkDecision(rows, 'approved');
  return (
    <BulkMoneyDialog
      title={m.approvePicked}
      verb={approveVerb}
      amount={plan.sumOf('amount')}
      onSubmit={() => begin('approved')}
      onDone={onDone}
      onClose={onClose}
      {...plan.summary}
    >
      <div>
        <FormattedMessage {...(plan.sent.length === 0 ? m.noneLeft : m.moves)} />
      </div>
    </BulkMoneyDialog>
  );
}
