import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useVerifyCardPaymentMutation, type InstalmentPayment } from '../../../api/payment/instalmentPayments';
import { useFormat } from '../../../i18n/format';
import { SmsCodeField } from '../../../kit/fields/identifierFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { retypeTexts } from '../../../kit/money/RetypeAmount';
import { RetypeField } from '../../../kit/money/RetypeField';
import { notify } from '../../../kit/state/notifications';
import { useNoticeAbout } from '../../../kit/state/useNoticeAbout';
import { Fact, Facts } from '../../../kit/values/Facts';
import { toFailure } from '../../../lib/failure';
import { Note } from '../../../parts/Note';
import { codeTries, payByCodeVerb } from '../messages';
import { m } from './messages';
import { chargeOutcome } from './chargeOutcome';

interface Props {
  payment: InstalmentPayment;
  onClose: () => void;
}

/** The second step of a payment by card: the code of its holder, which three wrong tries end. */
export function VerifyPayment({ payment: one, onClose }: Props) {
  const [verify] = useVerifyCardPaymentMutation();
  const checkOutcome = useCheckOutcome('payment');
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const noticeOf = useNoticeAbout();
  const [left, setLeft] = useState(one.code?.tries_left ?? 0);
  const form = usePanelForm({
    id: `verifyPayment:${one.id}`,
    values: { code: '', amount_again: '' },
    texts: retypeTexts,
  });
  const about = { record: `№ ${one.id}`, amount: one.amount, person: one.customer.name };
  return (
    <FormDrawer
      title={m.payByCodeTitle}
      form={form}
      submit={intl.formatMessage(payByCodeVerb, { amount: format.moneyWithCurrency(one.amount) })}
      about={about}
      onClose={onClose}
      checkOutcome={checkOutcome}
      onDone={(answer) => {
        dispatch(notify({ ...chargeOutcome(answer, m.paidByCode), ...noticeOf(about) }));
      }}
      onSubmit={async ({ code }, { key }) => {
        try {
          return await verify({ 'Idempotency-Key': key, body: { id: one.id, code } }).unwrap();
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
      <RetypeField name="amount_again" amount={one.amount} />
      <SmsCodeField name="code" label={m.codeOfCard} required />
      <Note isWarning={left < 3}>
        <FormattedMessage {...codeTries} values={{ count: left }} />
      </Note>
    </FormDrawer>
  );
}
