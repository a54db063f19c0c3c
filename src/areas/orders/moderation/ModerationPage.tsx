import { ChevronRight20Regular, Image20Regular } from '@fluentui/react-icons';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetOrderQuery, useOrderCount, type Order } from '../../../api/payment/orders';
import { useFormat } from '../../../i18n/format';
import { DetailPage } from '../../../kit/detail/DetailPage';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { VisuallyHidden } from '../../../kit/foundation/VisuallyHidden';
import { notifyFailure } from '../../../kit/state/notifications';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { CopyableId } from '../../../kit/values/CopyableId';
import { toFailure } from '../../../lib/failure';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { useCan } from '../../../session/can';
import { OrderActions } from '../actions/OrderActions';
import { NextStep } from '../card/NextStep';
import { OrderFigures } from '../card/OrderFigures';
import { OrderHistory } from '../card/OrderHistory';
import { OrderSections } from '../card/OrderSections';
import { announced, lineState, orderTitle } from '../messages';
import { ComparedApplicant } from './ComparedApplicant';
import { m } from './messages';
import { KeyedButton } from './KeyedButton';
import { PhotosSection } from './PhotosSection';
import { useLine } from './useLine';
import { useOrderPhotos } from './useOrderPhotos';

const PhotoViewer = lazyComponent(async () => (await import('../../../kit/photos/PhotoViewer')).PhotoViewer);

interface Props {
  id: number;
  /** The next one is taken ahead, and comes when this one is decided. */
  isInLine: boolean;
}

/** An order with everything that speaks for it or against it, decided by A and R; N goes on to the next, P shows photos. */
export function ModerationPage({ id, isInLine }: Props) {
  const intl = useIntl();
  const can = useCan();
  const mayTake = can('orders_moderate.update');
  const mayCompare = can('installments.get');
  const result = useRecordQuery(useGetOrderQuery({ id }), id);
  const line = useLine(id, isInLine && mayTake);
  const dispatch = useDispatch();
  const noticePath = useNoticePath();
  const goOn = (decided?: Order) =>
    line.goOn(decided).catch((error: unknown) => dispatch(notifyFailure(toFailure(error), noticePath)));
  const photos = useOrderPhotos(result.item);
  const [firstPhoto] = photos.all;
  const [isViewing, setViewing] = useState(false);
  return (
    <DetailPage
      result={result}
      title={(one) => intl.formatMessage(orderTitle, { number: one.number, name: one.customer.name })}
      label={(one) => one.number}
      badges={(one) => (
        <>
          <CopyableId text={one.number} />
          {orderStatus.badge(one.status)}
        </>
      )}
      figures={(one) => <OrderFigures order={one} />}
      actions={(one) => (
        <>
          <OrderActions
            key={one.id}
            order={one}
            photos={{ unseen: photos.unseen, onDecided: isInLine ? () => void goOn(one) : undefined }}
          />
          <KeyedButton
            id="card.photos"
            label={firstPhoto ? m.photos : m.noPhotos}
            icon={Image20Regular}
            keys="KeyP"
            isDisabled={!firstPhoto}
            onPress={() => setViewing(true)}
          />
          {mayTake && (
            <KeyedButton
              id="card.skip"
              label={m.skip}
              icon={ChevronRight20Regular}
              keys="KeyN"
              onPress={() => void goOn()}
            />
          )}
        </>
      )}
      aside={(one) => <OrderHistory key={one.id} id={one.id} />}
    >
      {(one) => (
        <>
          {isInLine && <LineState order={one} inHand={line.inHand} />}
          <NextStep order={one} />
          {mayCompare && <ComparedApplicant key={`applicant:${one.id}`} order={one} photos={photos} />}
          {(photos.attached.length > 0 || !mayCompare) && (
            <PhotosSection
              key={`photos:${one.id}`}
              photos={photos.attached}
              watch={{ onState: photos.tell, onRetry: result.retry }}
            />
          )}
          {isViewing && firstPhoto && (
            <Suspense>
              <PhotoViewer photos={photos.all} first={firstPhoto.id} onClose={() => setViewing(false)} />
            </Suspense>
          )}
          <OrderSections key={one.id} order={one} />
        </>
      )}
    </DetailPage>
  );
}

const waits = { status: ['waiting_for_moderator' as const] };

/** How many are left, and for those who listen which order came. */
function LineState({ order, inHand = 0 }: { order: Order; inHand: number | undefined }) {
  const intl = useIntl();
  const format = useFormat();
  const { item: waiting } = useOrderCount(waits);
  const [said, say] = useState('');
  const words = intl.formatMessage(announced, {
    number: order.number,
    name: order.customer.name,
    amount: format.moneyWithCurrency(order.total),
  });
  // A live region speaks of what changes in it, and not of what it came with.
  useEffect(() => say(words), [words]);
  return (
    <div>
      {waiting !== undefined && intl.formatMessage(lineState, { waiting, mine: inHand })}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
