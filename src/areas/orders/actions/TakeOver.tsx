import { FormattedMessage } from 'react-intl';
import { useTakeOrderMutation } from '../../../api/payment/orders';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Note } from '../../../parts/Note';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { useFreeFrom } from '../card/lacks';
import { m as orders, takenBy } from '../messages';
import { m } from './messages';
import type { OrderFormProps } from './formProps';
import { orderNotice } from './orderNotice';

/** Takes an order over from another moderator: who has done nothing for 30 minutes, or for a reason. */
export function TakeOver({ order: one, onClose }: OrderFormProps) {
  const [take] = useTakeOrderMutation();
  const { isFree } = useFreeFrom(one);
  const form = usePanelForm({
    id: `takeOver:${one.id}`,
    values: { comment: '' },
    version: one.version,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: orderStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.takeOverTitle}
      form={form}
      submit={m.takeOver}
      done={m.taken}
      about={orderNotice(one)}
      onClose={onClose}
      onSubmit={({ comment }, { version = one.version }) =>
        take({
          id: one.id,
          'If-Match': version,
          body: { take_over: true, ...(comment.trim() !== '' && { comment }) },
        }).unwrap()
      }
    >
      <Note isWarning={!isFree}>
        {isFree ? (
          <FormattedMessage {...orders.takeOverFree} />
        ) : (
          <FormattedMessage {...takenBy} values={{ name: one.moderator?.name ?? '' }} />
        )}
      </Note>
      <TextField name="comment" label={m.takeOverWhy} maxLength={500} multiline required={!isFree} />
    </FormDrawer>
  );
}
