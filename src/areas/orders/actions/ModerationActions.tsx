import { PersonSwap20Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useTakeOrderMutation, type Order } from '../../../api/payment/orders';
import { Action } from '../../../kit/actions/Action';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { m } from './messages';
import { isMine, isOfOther, type QuestionName } from './OrderQuestion';

/** Of a page that shows the photos by which an order is decided. */
export interface PhotosInSight {
  /** Why nothing is approved yet: they have not been in sight. */
  unseen: MessageDescriptor | undefined;
  /** Leads on, once a decision of moderation was taken. */
  onDecided: (() => void) | undefined;
}

interface Props {
  order: Order;
  /** Without them the approval leads to the page that has them. */
  photos?: PhotosInSight;
  open: (name: QuestionName) => void;
}

/** An order is taken by whoever decides on it, and decided beside the photos of its customer. */
export function ModerationActions({ order: one, photos, open }: Props) {
  const navigate = useNavigate();
  const [take] = useTakeOrderMutation();
  return (
    <>
      {one.next.action === 'take' && (
        <Can do="orders_moderate.update">
          <Action
            label={m.take}
            verb="approve"
            isPrimary
            done={m.taken}
            onSelect={() => take({ id: one.id, 'If-Match': one.version, body: {} }).unwrap()}
          />
        </Can>
      )}
      {isOfOther(one) && (
        <Can do="orders_moderate.update">
          <Action label={m.takeOver} icon={PersonSwap20Regular} isPrimary onSelect={() => open('takeOver')} />
        </Can>
      )}
      {isMine(one) && (
        <Can do="orders_moderate.enable">
          {photos ? (
            <Action
              label={m.approve}
              verb="approve"
              isPrimary
              disabledReason={photos.unseen ?? false}
              onSelect={() => open('approve')}
            />
          ) : (
            <Action
              label={m.toPhotos}
              verb="approve"
              isPrimary
              onSelect={() => navigate(href('orders.moderate', { id: String(one.id) }))}
            />
          )}
          <Action label={m.decline} verb="reject" tone="danger" onSelect={() => open('decline')} />
        </Can>
      )}
    </>
  );
}
