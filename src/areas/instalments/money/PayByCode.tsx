import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useBeginCardPaymentMutation, type InstalmentPayment } from '../../../api/payment/instalmentPayments';
import { useGetInstalmentPaymentInfoQuery, type Application } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { RadioField } from '../../../kit/fields/SelectField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { toFailure } from '../../../lib/failure';
import { Note } from '../../../parts/Note';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { aboutApplication } from '../aboutApplication';
import type { ApplicationFormProps } from '../actions/formProps';
import { awaitsDown } from '../applicationSteps';
import { chargeBounds, namingBound } from './chargeBounds';
import { m } from './messages';
import { VerifyPayment } from './VerifyPayment';
import { cardOption, useUsableCards } from './usableCards';

/** Pays by a card whose holder says yes with a code: which card and how much, then the code. */
export function PayByCode({ application, onClose }: ApplicationFormProps) {
  const [begun, setBegun] = useState<InstalmentPayment>();
  if (begun) return <VerifyPayment key={begun.id} payment={begun} onClose={onClose} />;
  return <Begin application={application} onBegun={setBegun} onClose={onClose} />;
}

interface Props {
  application: Application;
  onBegun: (payment: InstalmentPayment) => void;
  onClose: () => void;
}

function Begin({ application, onBegun, onClose }: Props) {
  const { id, customer, version: seen } = application;
  const isDown = awaitsDown(application);
  const format = useFormat();
  const intl = useIntl();
  const [begin] = useBeginCardPaymentMutation();
  const checkOutcome = useCheckOutcome('payment');
  const [begun, setBegun] = useState<InstalmentPayment>();
  const info = useGetInstalmentPaymentInfoQuery(isDown ? skipToken : { id }, { refetchOnMountOrArgChange: true });
  const { item } = useRecordQuery(info, id);
  const { cards, isReady } = useUsableCards(customer.id);
  const form = usePanelForm({
    id: `payByCode:${id}`,
    values: { card_id: '', amount: isDown ? (application.down_payment ?? '') : '' },
    version: seen,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: applicationStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.payByCodeTitle}
      form={form}
      submit={m.sendCode}
      about={({ amount }) => ({ ...aboutApplication(intl, application), amount })}
      // Where the code is on its way, the form gives its place to the next step instead of closing.
      onClose={() => (begun ? onBegun(begun) : onClose())}
      onSubmit={async ({ card_id: card, amount }, { version = seen, key }) => {
        const body = { installment_id: id, card_id: Number(card), amount };
        try {
          return await begin({ 'If-Match': version, 'Idempotency-Key': key, body }).unwrap();
        } catch (error) {
          throw namingBound(toFailure(error), format.money);
        }
      }}
      checkOutcome={checkOutcome}
      onDone={(payment) => setBegun(payment)}
    >
      {isReady && cards.length === 0 && (
        <Note isWarning>
          <FormattedMessage {...m.noCards} />
        </Note>
      )}
      <RadioField name="card_id" label={m.cardOf} options={cards.map(cardOption)} required />
      <MoneyField name="amount" label={m.amount} required disabled={isDown} {...chargeBounds(item)} />
    </FormDrawer>
  );
}
