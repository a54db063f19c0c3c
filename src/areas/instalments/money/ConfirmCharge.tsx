import { useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import type { CustomerCard } from '../../../api/payment/customerCards';
import { useChargeInstalmentMutation } from '../../../api/payment/instalmentPayments';
import type { Application } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { useSeen } from '../../../kit/write/useSeen';
import { Fact } from '../../../kit/values/Facts';
import { toFailure } from '../../../lib/failure';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { applicationLabel, chargeVerb, m as instalments } from '../messages';
import { m } from './messages';
import { namingBound } from './chargeBounds';
import { chargeOutcome } from './chargeOutcome';
import { ClosedFacts } from './ClosedFacts';

interface Props {
  /** Read just now, and anew once the service has refused. */
  application: Application;
  card: CustomerCard;
  amount: string;
  /** The sum may not be charged at once; the code names the bound. */
  onRefused: (code: string) => void;
  onClose: (isDone: boolean) => void;
}

/** The question before a card of the customer is charged: how much, which card, and which rows it closes. */
export function ConfirmCharge({ application, card, amount, onRefused, onClose }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const [charge] = useChargeInstalmentMutation();
  const checkOutcome = useCheckOutcome('payment');
  const [{ id, customer, contract_number: number, version }, sendSeen] = useSeen(application);
  const record = number ?? intl.formatMessage(applicationLabel, { id });
  const body = { installment_id: id, card_id: card.id, amount };
  const send = async (key: string) => {
    try {
      return await charge({ 'If-Match': version, 'Idempotency-Key': key, body }).unwrap();
    } catch (error) {
      const failure = namingBound(toFailure(error), format.money);
      const code = failure.fields?.amount;
      if (code !== undefined) onRefused(code);
      throw failure;
    }
  };
  return (
    <ConfirmMoney
      title={m.chargeTitle}
      verb={chargeVerb}
      amount={amount}
      about={{ record, person: customer.name }}
      run={(key) => sendSeen(() => send(key))}
      checkOutcome={checkOutcome}
      statusWords={applicationStatus.labelOf}
      done={(answer) => chargeOutcome(answer, m.charged)}
      onClose={(answer) => onClose(answer !== undefined)}
    >
      <Fact label={instalments.customer} value={customer.name} />
      <Fact label={instalments.contractNumber} value={record} />
      <Fact label={m.cardOf} value={card.masked_pan} />
      <ClosedFacts id={id} amount={amount} />
    </ConfirmMoney>
  );
}
