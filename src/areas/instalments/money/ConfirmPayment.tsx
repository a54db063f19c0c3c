import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useCreateInstalmentTransactionMutation, type NewTransaction } from '../../../api/payment/instalmentPayments';
import { useGetPaymentScheduleQuery, type Application } from '../../../api/payment/instalments';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Fact } from '../../../kit/values/Facts';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { gateways, paymentKinds } from '../instalmentTerms';
import { applicationLabel, m as instalments, registerVerb, rowsClosed } from '../messages';
import { m } from './messages';
import { closedRows } from './closedRows';

interface Props {
  /** Read just now. */
  application: Application;
  terms: NewTransaction;
  onClose: (isDone: boolean) => void;
}

/** The question before a payment is noted: how much, of whom, by which document, and which rows it closes. */
export function ConfirmPayment({ application, terms, onClose }: Props) {
  const intl = useIntl();
  const [create] = useCreateInstalmentTransactionMutation();
  const checkOutcome = useCheckOutcome('payment');
  const { id, customer, contract_number: number } = application;
  const isDown = terms.kind === 'down_payment';
  const { item } = useRecordQuery(useGetPaymentScheduleQuery(isDown ? skipToken : { id }), id);
  const closed = item && closedRows(item.schedule, terms.amount);
  const record = number ?? intl.formatMessage(applicationLabel, { id });
  return (
    <ConfirmMoney
      title={m.registerTitle}
      verb={registerVerb}
      amount={terms.amount}
      about={{ record, person: customer.name }}
      run={(key) => create({ 'If-Match': application.version, 'Idempotency-Key': key, body: terms }).unwrap()}
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
      {closed && (
        <>
          <Fact
            label={m.goesTo}
            value={<FormattedMessage {...rowsClosed} values={{ rows: closed.numbers.join(', ') }} />}
          />
          <Fact label={m.leftAfter} value={closed.debt} as="money" />
        </>
      )}
    </ConfirmMoney>
  );
}
