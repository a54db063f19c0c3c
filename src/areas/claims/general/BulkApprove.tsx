import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { useFormat } from '../../../i18n/format';
import { RetypeAmount } from '../../../kit/money/RetypeAmount';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { typedAbove } from '../../../kit/money/ConfirmMoney';
import { parseMoney } from '../../../lib/money';
import { approveVerb } from '../../../parts/claims/messages';
import { m } from './messages';
import { useBulkDecision } from './useBulkDecision';
import { t } from '../../../i18n/terms';

interface Props {
  claims: readonly GeneralClaimRow[];
  onClose: () => void;
  /** The work has begun; what it does is told under the page. */
  onDone: () => void;
}

/** The question before many claims are approved: how many, how much in all, who is left out. A large sum is typed again. */
export function BulkApprove({ claims, onClose, onDone }: Props) {
  const format = useFormat();
  const { sent, leftOut, sum, begin } = useBulkDecision(claims, 'approved');
  const isLarge = (parseMoney(sum) ?? 0n) > (parseMoney(typedAbove) ?? 0n);
  const [isTyped, setTyped] = useState(false);
  const start = (): void => {
    onDone();
    begin('approved');
    onClose();
  };
  return (
    <BulkDialog
      title={m.approvePicked}
      submit={<FormattedMessage {...approveVerb} values={{ amount: format.moneyWithCurrency(sum) }} />}
      isReady={!isLarge || isTyped}
      onSubmit={start}
      onClose={onClose}
      count={claims.length}
      sent={sent}
      skipped={leftOut}
      sums={[{ title: t.amount, amount: sum }]}
    >
      <div>
        <FormattedMessage {...(sent === 0 ? m.noneLeft : m.moves)} />
      </div>
      {isLarge && sent > 0 && <RetypeAmount amount={sum} disabled={false} onMatch={setTyped} />}
    </BulkDialog>
  );
}
