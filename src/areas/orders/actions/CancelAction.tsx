import { DismissCircle20Regular } from '@fluentui/react-icons';
import type { Order } from '../../../api/payment/orders';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { useCan } from '../../../session/can';
import { whyNotCancelled } from '../card/lacks';
import { m as orders } from '../messages';
import { m } from './messages';

/** Under ⋯ it says why it cannot be done, where somebody would look for it. */
export function CancelAction({ order: one, onAsk }: { order: Order; onAsk: () => void }) {
  const can = useCan();
  const reason = whyNotCancelled(one);
  const { call } = one.cancelling;
  if (!can('orders.update') || (call === null && (reason === undefined || reason === orders.noCancelNow))) return null;
  return (
    <ActionMenu>
      <Action
        label={m.cancel}
        icon={DismissCircle20Regular}
        tone="danger"
        disabledReason={reason ?? false}
        onSelect={onAsk}
      />
    </ActionMenu>
  );
}
