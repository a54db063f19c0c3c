import {
  ArrowSync20Regular,
  Calculator20Regular,
  DataTrending20Regular,
  MoneyHand20Regular,
  Payment20Regular,
} from '@fluentui/react-icons';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetInstalmentByNumberQuery,
  type Application,
  type ApplicationFile,
} from '../../../api/payment/instalments';
import { Action } from '../../../kit/actions/Action';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Can, useCan } from '../../../session/can';
import { awaitsDecision, awaitsDown, isDownPaid, isInForce, mayBeRecalculated, mayBeScored } from '../applicationSteps';
import { useObstacle } from '../card/obstacle';
import { m } from './messages';
import { ApplicationQuestion, questions } from './ApplicationQuestion';
import { MoreActions } from './MoreActions';

interface Props {
  application: Application;
  photos: readonly ApplicationFile[] | undefined;
  /** Why nothing is approved yet: the photos have not been in sight. */
  unseen: MessageDescriptor | undefined;
}

/** What can be done with an application in its status, the next step first. */
export function ApplicationActions({ application: one, photos, unseen }: Props) {
  const { dialog, open, close } = useDialogParam(questions);
  const can = useCan();
  const obstacle = useObstacle(one);
  const number = isInForce(one) ? one.contract_number : null;
  const result = useGetInstalmentByNumberQuery(number === null ? skipToken : { contract_number: number });
  const contract = useRecordQuery(result, number ?? undefined).item;
  const hasAmounts = !one.is_closed_to_amounts;
  const mayUpdate = can('installments.update');
  const isPaid = isDownPaid(one);
  return (
    <>
      {awaitsDecision(one) && (
        <Can do="installments.enable">
          <Action
            label={m.accept}
            verb="approve"
            isPrimary
            disabledReason={obstacle ?? unseen ?? false}
            onSelect={() => open('accept')}
          />
          <Action label={m.reject} verb="reject" tone="danger" onSelect={() => open('reject')} />
        </Can>
      )}
      {mayBeScored(one) && hasAmounts && (
        <Can do="scoring.enable">
          <Action label={m.startScoring} icon={DataTrending20Regular} isPrimary onSelect={() => open('score')} />
        </Can>
      )}
      {hasAmounts && (isInForce(one) || awaitsDown(one)) && (
        <Can do="installment_payments.add">
          <Action label={m.register} icon={MoneyHand20Regular} isPrimary onSelect={() => open('payment')} />
        </Can>
      )}
      {hasAmounts && isInForce(one) && can('installment_payments.add') && can('customers.get') && (
        <Action label={m.chargeCard} icon={Payment20Regular} onSelect={() => open('charge')} />
      )}
      {mayBeRecalculated(one) && hasAmounts && (
        <Can do="installments.update">
          <Action
            label={m.recalculate}
            icon={Calculator20Regular}
            disabledReason={isPaid && m.hasPaid}
            onSelect={() => open('recalculate')}
          />
        </Can>
      )}
      {mayUpdate && contract && (
        <Action
          label={contract.autopay ? m.autopayOff : m.autopayOn}
          icon={ArrowSync20Regular}
          onSelect={() => open('autopay')}
        />
      )}
      <MoreActions application={one} contract={contract} open={open} />
      {dialog && (
        <ApplicationQuestion name={dialog.name} application={one} contract={contract} photos={photos} onClose={close} />
      )}
    </>
  );
}
