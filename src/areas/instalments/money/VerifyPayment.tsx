import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useVerifyCardPaymentMutation, type InstalmentPayment } from '../../../api/payment/instalmentPayments';
import { SmsCodeField } from '../../../kit/fields/identifierFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { useIdempotencyKey } from '../../../kit/money/useIdempotencyKey';
import { notify } from '../../../kit/state/notifications';
import { useNoticeAbout } from '../../../kit/state/useNoticeAbout';
import { Fact, Facts } from '../../../kit/values/Facts';
import { toFailure } from '../../../lib/failure';
import { Note } from '../../../parts/Note';
import { codeTries } from '../messages';
import { m } from './messages';
import { chargeOutcome } from './chargeOutcome';

interface Props {
  payment: InstalmentPayment;
  onClose: () => void;
}

/** The second step of a payment by card: the code of its holder, which three wrong tries end. */
export function VerifyPayment({ payment: one, onClose }: Props) {
  const [verify] = useVerifyCardPaymentMutation();
  const keyOf = useIdempotencyKey();
  const dispatch = useDispatch();
  const noticeOf = useNoticeAbout();
  const [left, setLeft] = useState(one.code?.tries_left ?? 0);
  const form = usePanelForm({ id: `verifyPayment:${one.id}`, values: { code: '' } });
  return (
    <FormDrawer
      title={m.payByCodeTitle}
      form={form}
      submit={m.pay}
      onClose={onClose}
      onSubmit={async ({ code }) => {
        try {
          const answer = await verify({ 'Idempotency-Key': keyOf(code), body: { id: one.id, code } }).unwrap();
          const about = { record: `№ ${one.id}`, amount: one.amount, person: one.customer.name };
          dispatch(notify({ ...chargeOutcome(answer, m.paidByCode), ...noticeOf(about) }));
        } catch (error) {
          const { codes, current } = toFailure(error);
          if (typeof current?.['tries_left'] === 'number') setLeft(current['tries_left']);
          if (codes.includes('code_ended')) setLeft(0);
          throw error;
        }
      }}
    >
      <Facts>
        <Fact label={m.amount} value={one.amount} as="money" />
        <Fact label={m.cardOf} value={one.card} />
        <Fact label={m.codeSentTo} value={one.code?.sent_to} />
      </Facts>
      <SmsCodeField name="code" label={m.codeOfCard} required />
      <Note isWarning={left < 3}>
        <FormattedMessage {...codeTries} values={{ count: left }} />
      </Note>
    </FormDrawer>
  );
}
