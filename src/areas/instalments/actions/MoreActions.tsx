import {
  Attach20Regular,
  CalendarAdd20Regular,
  Delete20Regular,
  DismissCircle20Regular,
  DocumentAdd20Regular,
  DocumentCheckmark20Regular,
  PhoneKey20Regular,
  WalletCreditCard20Regular,
} from '@fluentui/react-icons';
import type { Application, Instalment } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { useCan } from '../../../session/can';
import {
  awaitsDown,
  isInForce,
  mayBeCancelled,
  mayBeDeleted,
  mayBeReconciled,
  mayHavePapers,
  mayHaveSigned,
} from '../applicationSteps';
import { m as instalments } from '../messages';
import { m } from './messages';
import type { QuestionName } from './ApplicationQuestion';

interface Props {
  application: Application;
  /** Of one that is in force. */
  contract: Instalment | undefined;
  open: (name: QuestionName) => void;
}

/** What is done seldom, or takes something away. */
export function MoreActions({ application: one, contract, open }: Props) {
  const can = useCan();
  const mayUpdate = can('installments.update');
  const mayDelete = can('installments.delete') && mayBeDeleted(one);
  const hasAmounts = !one.is_closed_to_amounts;
  const mayPay = can('installment_payments.add') && can('customers.get') && hasAmounts;
  const mayPayByCode = mayPay && (isInForce(one) || awaitsDown(one));
  if (!mayPayByCode && !mayDelete && !(mayUpdate && (mayHaveSigned(one) || mayBeCancelled(one)))) return null;
  return (
    <ActionMenu>
      {mayPayByCode && <Action label={m.payByCode} icon={PhoneKey20Regular} onSelect={() => open('payByCode')} />}
      {mayPay && contract && contract.to_pay_now !== '0.00' && (
        <Action label={m.withdraw} icon={WalletCreditCard20Regular} onSelect={() => open('withdraw')} />
      )}
      {mayUpdate && mayHavePapers(one) && (
        <Action label={m.invoice} icon={DocumentAdd20Regular} onSelect={() => open('invoice')} />
      )}
      {mayUpdate && mayBeReconciled(one) && hasAmounts && (
        <Action label={m.generate} icon={DocumentCheckmark20Regular} onSelect={() => open('generate')} />
      )}
      {mayUpdate && isInForce(one) && hasAmounts && (
        <Action label={instalments.addPromise} icon={CalendarAdd20Regular} onSelect={() => open('promise')} />
      )}
      {mayUpdate && mayHaveSigned(one) && (
        <Action label={m.addContract} icon={Attach20Regular} onSelect={() => open('contract')} />
      )}
      {mayUpdate && mayBeCancelled(one) && (
        <Action label={m.cancel} icon={DismissCircle20Regular} tone="danger" onSelect={() => open('cancel')} />
      )}
      {mayDelete && <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => open('remove')} />}
    </ActionMenu>
  );
}
