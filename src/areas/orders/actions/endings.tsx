import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useCancelNewOrderMutation,
  useCancelOrderMutation,
  useCompleteOrderMutation,
} from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Fact } from '../../../kit/values/Facts';
import { Note } from '../../../parts/Note';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { ReasonForm } from '../../../parts/ReasonForm';
import { completeVerb, m as orders } from '../messages';
import { m } from './messages';
import { AboutOrder } from './AboutOrder';
import type { OrderFormProps } from './formProps';
import { orderNotice } from './orderNotice';

const cancelWords = { title: m.cancelTitle, verb: m.cancel, no: t.close, done: m.cancelled, reason: m.cancelReason };

/** Gives an order up: before anybody looked at it, or later, when goods and money have to go back. */
export function Cancel({ order: one, onClose }: OrderFormProps) {
  const [cancelNew] = useCancelNewOrderMutation();
  const [cancel] = useCancelOrderMutation();
  const checkOutcome = useCheckOutcome('payment');
  const isNew = one.cancelling.call === 'cancel_new_order';
  return (
    <ReasonForm
      id={`cancelOrder:${one.id}`}
      version={one.version}
      about={orderNotice(one)}
      statusWords={orderStatus.labelOf}
      words={cancelWords}
      send={(comment, { version, key }) =>
        isNew
          ? cancelNew({ id: one.id, 'If-Match': version, body: { comment } }).unwrap()
          : cancel({ id: one.id, 'If-Match': version, 'Idempotency-Key': key, body: { comment } }).unwrap()
      }
      checkOutcome={isNew ? undefined : checkOutcome}
      onClose={onClose}
    >
      <AboutOrder order={one} />
      {!isNew && (
        <Note isWarning>
          <FormattedMessage {...m.cancelGoods} />
        </Note>
      )}
    </ReasonForm>
  );
}

/** The sale is posted, once however often it is sent. */
export function Complete({ order: one, onClose }: OrderFormProps) {
  const [complete] = useCompleteOrderMutation();
  const checkOutcome = useCheckOutcome('payment');
  return (
    <ConfirmMoney
      title={m.completeTitle}
      verb={completeVerb}
      amount={one.total}
      about={{ record: one.number, person: one.customer.name }}
      run={(key) => complete({ id: one.id, 'If-Match': one.version, 'Idempotency-Key': key }).unwrap()}
      checkOutcome={checkOutcome}
      statusWords={orderStatus.labelOf}
      done={m.approved}
      onClose={onClose}
    >
      <Fact label={orders.order} value={one.number} />
      <Fact label={orders.customer} value={one.customer.name} />
      <Fact label={orders.merchant} value={one.merchant?.name} />
      <Fact label={m.effects} value={<FormattedMessage {...m.completeText} />} />
    </ConfirmMoney>
  );
}
