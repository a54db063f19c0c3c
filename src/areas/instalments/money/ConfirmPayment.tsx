import { useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useCreateInstalmentTransactionMutation, type NewTransaction } from '../../../api/payment/instalmentPayments';
import type { Application } from '../../../api/payment/instalments';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { useSeen } from '../../../kit/write/useSeen';
import { Fact } from '../../../kit/values/Facts';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { gateways, paymentKinds } from '../instalmentTerms';
import { applicationLabel, m as instalments, registerVerb } from '../messages';
import { m } from './messages';
import { ClosedFacts } from './ClosedFacts';

interface Props {
  /** Read just now, and anew once the service has refused. */
  application: Application;
  terms: NewTransaction;
  onClose: (isDone: boolean) => void;
}

/** The question before a payment is noted: how much, of whom, by which document, and which rows it closes. */
export function ConfirmPayment({ application, terms, onClose }: Props) {
  const intl = useIntl();
  const [create] = useCreateInstalmentTransactionMutation();
  const checkOutcome = useCheckOutcome('payment');
  const [{ id, customer, version, contract_number: number }, sendSeen] = useSeen(application);
  const isDown = terms.kind === 'down_payment';
  const record = number ?? intl.formatMessage(applicationLabel, { id });
  return (
    <ConfirmMoney
      title={m.registerTitle}
      verb={registerVerb}
      amount={terms.amount}
      about={{ record, person: customer.name }}
      run={(key) => sendSeen(() => create({ 'If-Match': version, 'Idempotency-Key': key, body: terms }).unwrap())}
      checkOutcome={checkOutcome}
      statusWords={applicationStatus.labelOf}
      done={m.registered}
      onClose={(answer) => onClose(answer !== undefined)}
    >
      <Fact label={instalments.customer} value={customer.name} />
      <Fact label={instalments.contractNumber} value={record} />
      <Fact label={m.forWhat} value={paymentKinds.text(terms.kind)} />
      <Fact label={m.gateway} value={gateways.text(terms.gateway)} />
      <Fact label={m.document} value={terms.document_number} />
      <Fact label={m.documentDate} value={terms.document_date} as="day" />
      {!isDown && <ClosedFacts id={id} amount={terms.amount} day={terms.document_date} />}
    </ConfirmMoney>
  );
}
