import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { useFormat } from '../../../i18n/format';
import { RetypeAmount } from '../../../kit/money/RetypeAmount';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { isLargeSum } from '../../../kit/money/largeSum';
import { approveVerb } from '../../../parts/claims/messages';
import { m } from './messages';
import { useBulkDecision } from './useBulkDecision';

/** The question before many claims are approved: how many, how much in all, who is left out. A large sum is typed again. */
export function BulkApprove({ rows, onClose, onDone }: BulkFormProps<GeneralClaimRow>) {
  const format = useFormat();
  const { plan, begin } = useBulkDecision(rows, 'approved');
  const isNone = plan.sent.length === 0;
  const sum = plan.sumOf('amount');
  const isLarge = isLargeSum(sum);
  const [isTyped, setTyped] = useState(false);
  return (
    <BulkDialog
      title={m.approvePicked}
      submit={<FormattedMessage {...approveVerb} values={{ amount: format.moneyWithCurrency(sum) }} />}
      isReady={!isLarge || isTyped}
      onSubmit={() => begin('approved')}
      onDone={onDone}
      onClose={onClose}
      {...plan.summary}
    >
      <div>
        <FormattedMessage {...(isNone ? m.noneLeft : m.moves)} />
      </div>
      {isLarge && !isNone && <RetypeAmount amount={sum} disabled={false} onMatch={setTyped} />}
    </BulkDialog>
  );
}
