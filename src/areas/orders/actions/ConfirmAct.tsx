import { FormattedMessage } from 'react-intl';
import { useState } from 'react';
import { useConfirmActMutation } from '../../../api/payment/agreements';
import { SmsCodeField } from '../../../kit/fields/identifierFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Fact, Facts } from '../../../kit/values/Facts';
import { toFailure } from '../../../lib/failure';
import { Note } from '../../../parts/Note';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { m as orders, triesLeft } from '../messages';
import { m } from './messages';
import type { OrderFormProps } from './formProps';
import { orderNotice } from './orderNotice';

/** The customer reads the code out, and the act is signed by it; three wrong ones end it. */
export function ConfirmAct({ order: one, onClose }: OrderFormProps) {
  const [confirm] = useConfirmActMutation();
  const [left, setLeft] = useState(one.act?.tries_left ?? 0);
  const form = usePanelForm({
    id: `confirmAct:${one.id}`,
    values: { code: '' },
    version: one.version,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: orderStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.confirmActTitle}
      form={form}
      submit={orders.confirmAct}
      done={m.actConfirmed}
      about={orderNotice(one)}
      onClose={onClose}
      onSubmit={async ({ code }, { version = one.version }) => {
        try {
          await confirm({ 'If-Match': version, body: { order_id: one.id, code } }).unwrap();
        } catch (error) {
          const { codes, current } = toFailure(error);
          if (typeof current?.['tries_left'] === 'number') setLeft(current['tries_left']);
          if (codes.includes('code_ended')) setLeft(0);
          throw error;
        }
      }}
    >
      <Facts>
        <Fact label={orders.customer} value={one.customer.name} />
        <Fact label={orders.codeSentTo} value={one.act?.sent_to} />
      </Facts>
      <SmsCodeField name="code" label={m.codeField} required />
      <Note isWarning={left < 3}>
        <FormattedMessage {...triesLeft} values={{ count: left }} />
      </Note>
    </FormDrawer>
  );
}
