import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useWithdrawDueMutation } from '../../../api/payment/instalmentPayments';
import { useGetInstalmentPaymentInfoQuery, type Application, type Instalment } from '../../../api/payment/instalments';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { useSeen } from '../../../kit/write/useSeen';
import { Fact } from '../../../kit/values/Facts';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { chargeVerb, m as instalments } from '../messages';
import { m } from './messages';
import { chargeOutcome } from './chargeOutcome';
import { useUsableCards } from './usableCards';

interface Props {
  application: Application;
  contract: Instalment;
  onClose: () => void;
}

/** Charges the card that is charged first with all that is due until today. */
export function WithdrawDue({ application, contract, onClose }: Props) {
  const { id, customer } = application;
  // The sum and its version are of one answer: the application may have come anew before its contract has.
  const [seen, sendSeen] = useSeen(contract);
  const [withdraw] = useWithdrawDueMutation();
  const checkOutcome = useCheckOutcome('payment');
  const [main] = useUsableCards(customer.id).cards;
  const info = useRecordQuery(useGetInstalmentPaymentInfoQuery({ id }, { refetchOnMountOrArgChange: true }), id).item;
  return (
    <ConfirmMoney
      title={m.withdrawTitle}
      verb={chargeVerb}
      amount={seen.to_pay_now}
      about={{ record: seen.contract_number, person: customer.name }}
      run={(key) =>
        sendSeen(() =>
          withdraw({ 'If-Match': seen.version, 'Idempotency-Key': key, body: { installment_id: id } }).unwrap(),
        )
      }
      checkOutcome={checkOutcome}
      statusWords={applicationStatus.labelOf}
      done={(answer) => chargeOutcome(answer, m.charged)}
      onClose={onClose}
    >
      <Fact label={instalments.customer} value={customer.name} />
      <Fact label={instalments.contractNumber} value={seen.contract_number} />
      <Fact label={m.cardOf} value={main?.masked_pan} />
      <Fact label={instalments.overdueDays} value={seen.overdue_days} as="number" />
      {info && (
        <>
          <Fact label={m.leastCharge} value={info.least_charge} as="money" />
          <Fact label={m.mostCharge} value={info.most_charge} as="money" />
        </>
      )}
    </ConfirmMoney>
  );
}
