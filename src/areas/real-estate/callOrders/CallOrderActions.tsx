import { Call20Regular, CallMissed20Regular, Checkmark20Regular, DismissCircle20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { CallbackRow } from '../../../api/investment/callOrders';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { useDecision } from '../../../kit/list/recordWalk';
import { Can } from '../../../session/can';
import { CloseCallOrder, type Outcome } from './CloseCallOrder';
import { m } from './messages';
import { useTakeCallOrder } from './useTakeCallOrder';

interface Props {
  order: CallbackRow;
  /** In the menu of a row. */
  isRow?: boolean;
}

/** An order is taken by one person; whoever took it says what became of the call. */
export function CallOrderActions({ order, isRow = false }: Props) {
  const [asking, setAsking] = useState<Outcome>();
  const take = useTakeCallOrder(order);
  const { taken, leave } = useDecision((then) => {
    setAsking(undefined);
    then();
  });
  const { status } = order;
  const isTaken = status === 'in_progress';
  const isClosed = (status === 'done' || status === 'rejected') && m.isClosed;
  const notTaken = isClosed || (!isTaken && m.notTaken);
  // Apart by key: they take each other's place, and a press on the second is not one on the first.
  const onward = isTaken ? (
    <Action
      key="close"
      label={m.isDone}
      icon={Checkmark20Regular}
      verb="approve"
      isPrimary={!isRow}
      onSelect={() => setAsking('done')}
    />
  ) : (
    <Action
      key="take"
      label={status === 'no_answer' ? m.takeAgain : m.take}
      icon={Call20Regular}
      verb="approve"
      isPrimary={!isRow}
      disabledReason={isClosed}
      onSelect={take}
    />
  );
  const others = (
    <>
      <Action
        label={m.noAnswer}
        icon={CallMissed20Regular}
        disabledReason={notTaken}
        onSelect={() => setAsking('no_answer')}
      />
      <Action
        label={t.reject}
        icon={DismissCircle20Regular}
        verb="reject"
        tone="danger"
        disabledReason={notTaken}
        onSelect={() => setAsking('rejected')}
      />
    </>
  );
  return (
    <Can do="call_orders.update">
      {isRow ? (
        <ActionMenu label={m.actions}>
          {onward}
          {others}
        </ActionMenu>
      ) : (
        <>
          {onward}
          {others}
        </>
      )}
      {asking && <CloseCallOrder order={order} outcome={asking} onTaken={taken} onClose={() => leave()} />}
    </Can>
  );
}
