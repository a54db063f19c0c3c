import * as v from 'valibot';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { usePayBackMutation, type InstalmentRefund } from '../../../api/payment/instalmentPayments';
import type { Application } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { DateField } from '../../../kit/fields/DateField';
import { RadioField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Fact, Facts } from '../../../kit/values/Facts';
import { todayInTashkent } from '../../../lib/days';
import { chargeStatus, gateways } from '../instalmentTerms';
import { m as instalments, payBackVerb } from '../messages';
import { chargeOutcome } from './chargeOutcome';
import { m } from './messages';

interface Props {
  refund: InstalmentRefund;
  application: Application;
  onClose: () => void;
}

/** The question before a card is paid once more with what did not get there. */
export function PayBackToCard({ refund, application: { customer }, onClose }: Props) {
  const [payBack] = usePayBackMutation();
  const checkOutcome = useCheckOutcome('payment');
  const { id, version, amount, card } = refund;
  return (
    <ConfirmMoney
      title={m.againToCard}
      verb={payBackVerb}
      amount={amount}
      about={{ record: `№ ${id}`, person: customer.name }}
      run={(key) => payBack({ id, 'If-Match': version, 'Idempotency-Key': key, body: { gateway: 'card' } }).unwrap()}
      checkOutcome={checkOutcome}
      statusWords={chargeStatus.labelOf}
      done={(answer) => chargeOutcome(answer, m.paidBack)}
      onClose={onClose}
    >
      <Fact label={instalments.customer} value={customer.name} />
      <Fact label={m.cardOf} value={card} />
    </ConfirmMoney>
  );
}

const byDocument = gateways.options.filter(({ value }) => value !== 'card');
const schema = v.object({
  gateway: v.picklist(['cash', 'bank']),
  document_number: v.pipe(v.string(), v.regex(/^[\w\-/]{1,40}$/, 'document')),
  document_date: v.string(),
});

/** Notes by which document the customer was paid in cash or through a bank. */
export function PayBackByDocument({ refund: { id, version: seen, amount }, application, onClose }: Props) {
  const { customer, Created_at: since } = application;
  const [payBack] = usePayBackMutation();
  const checkOutcome = useCheckOutcome('payment');
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `payBack:${id}`,
    values: { gateway: 'bank', document_number: '', document_date: today },
    schema,
    texts: { document: instalments.wrongDocument },
    version: seen,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: chargeStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.payByDocument}
      form={form}
      submit={m.notePaidBack}
      done={m.paidBack}
      about={{ record: `№ ${id}`, amount, person: customer.name }}
      onClose={onClose}
      onSubmit={(body, { version = seen, key }) =>
        payBack({ id, 'If-Match': version, 'Idempotency-Key': key, body }).unwrap()
      }
      checkOutcome={checkOutcome}
    >
      <Facts>
        <Fact label={t.amount} value={amount} as="money" />
      </Facts>
      <RadioField name="gateway" label={m.gateway} options={byDocument} required />
      <TextField name="document_number" label={m.document} maxLength={40} required />
      <DateField name="document_date" label={m.documentDate} min={since.slice(0, 10)} max={today} required />
    </FormDrawer>
  );
}
