import { MoneyHand20Regular } from '@fluentui/react-icons';
import type { MerchantDebt } from '../../../api/payment/merchantBilling';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { m } from './messages';
import { payoutRefusals } from './payoutTerms';

/** What is done with what one merchant is owed: it is paid, unless something speaks against it. */
export function DebtActions({ debt: { payout_refusal: refusal }, onPay }: { debt: MerchantDebt; onPay: () => void }) {
  return (
    <ActionMenu label={m.debtActions}>
      <Action
        label={m.payOne}
        icon={MoneyHand20Regular}
        disabledReason={refusal !== null && payoutRefusals[refusal]}
        onSelect={onPay}
      />
    </ActionMenu>
  );
}
