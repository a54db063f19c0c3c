import { Suspense, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSetDeliveryStatusMutation, type Delivery, type DeliveryState } from '../../api/payment/deliveries';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { Note } from '../../parts/Note';
import { ReasonForm } from '../../parts/ReasonForm';
import { Can } from '../../session/can';
import { deliveryStatus, stepWords } from './deliveryTerms';
import { m } from './messages';

/** Who takes such a step says why. */
const needsComment: readonly DeliveryState[] = ['cancelled', 'failed', 'returned'];

const obstacleWords: Record<NonNullable<Delivery['next']['obstacle']>, MessageDescriptor> = {
  address_not_confirmed: m.lockUnconfirmed,
  region_not_served: m.notServed,
  possession_first: m.stepQabz,
};

/** How far the goods may be said to be: the next step first, then where else they may have got. */
export function DeliveryActions({ delivery: one }: { delivery: Delivery }) {
  const [asked, setAsked] = useState<DeliveryState>();
  const { status, obstacle, others } = one.next;
  const close = () => setAsked(undefined);
  return (
    <Can do="delivery.update">
      {status !== null && (
        <Action
          label={stepWords[status]}
          verb="approve"
          isPrimary
          disabledReason={obstacle !== null && obstacleWords[obstacle]}
          onSelect={() => setAsked(status)}
        />
      )}
      {others.map((other) => (
        <Action
          key={other}
          label={stepWords[other]}
          tone={needsComment.includes(other) ? 'danger' : undefined}
          onSelect={() => setAsked(other)}
        />
      ))}
      {asked && (
        <Suspense>
          {needsComment.includes(asked) ? (
            <Why to={asked} delivery={one} onClose={close} />
          ) : (
            <Ask to={asked} delivery={one} onClose={close} />
          )}
        </Suspense>
      )}
    </Can>
  );
}

/** How a notice speaks of a delivery: by its order. */
const aboutDelivery = ({ order, customer }: Delivery) => ({ record: order.number, person: customer.name });

interface Props {
  to: DeliveryState;
  delivery: Delivery;
  onClose: () => void;
}

function Ask({ to, delivery: one, onClose }: Props) {
  const [set] = useSetDeliveryStatusMutation();
  return (
    <ConfirmAction
      title={stepWords[to]}
      yes={stepWords[to]}
      isDecision
      statusWords={deliveryStatus.labelOf}
      run={() => set({ order_id: one.order.id, 'If-Match': one.version, body: { status: to } }).unwrap()}
      done={t.statusEdited}
      about={aboutDelivery(one)}
      onClose={onClose}
    />
  );
}

function Why({ to, delivery: one, onClose }: Props) {
  const [set] = useSetDeliveryStatusMutation();
  return (
    <ReasonForm
      id={`delivery:${to}:${one.id}`}
      version={one.version}
      about={aboutDelivery(one)}
      statusWords={deliveryStatus.labelOf}
      words={{
        ...{ title: stepWords[to], verb: stepWords[to], done: t.statusEdited, reason: m.why },
        no: to === 'cancelled' ? t.close : undefined,
      }}
      send={(comment, { version }) =>
        set({ order_id: one.order.id, 'If-Match': version, body: { status: to, comment } }).unwrap()
      }
      onClose={onClose}
    >
      {to === 'cancelled' && (
        <Note isWarning>
          <FormattedMessage {...m.cancelText} />
        </Note>
      )}
    </ReasonForm>
  );
}
