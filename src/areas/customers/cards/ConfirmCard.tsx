import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useResendCardCodeMutation,
  useVerifyCustomerCardMutation,
  type CardBinding,
} from '../../../api/payment/customerCards';
import { Action } from '../../../kit/actions/Action';
import { SmsCodeField } from '../../../kit/fields/identifierFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { toFailure } from '../../../lib/failure';
import { Note } from '../../../parts/Note';
import { codeSent, m, resendIn, triesLeft } from './messages';
import { useCountdown } from '../../../parts/useCountdown';

/** After these the code is good for nothing, whatever is typed. */
const ends = ['code_ended', 'code_expired'];

interface Props {
  binding: CardBinding;
  /** Back to the first step, for another code. */
  onAgain: () => void;
  onClose: () => void;
}

/** The second step: the code of the SMS, how many tries are left, and another code after a minute. */
export function ConfirmCard({ binding, onAgain, onClose }: Props) {
  const [verify] = useVerifyCustomerCardMutation();
  const [resend] = useResendCardCodeMutation();
  const [left, setLeft] = useState(binding.tries_left);
  const [isOver, setOver] = useState(false);
  const countdown = useCountdown(binding.resend_in);
  const form = usePanelForm({ id: `confirmCard:${binding.id}`, values: { code: '' } });

  const sendAgain = async (): Promise<void> => {
    try {
      const sent = await resend({ body: { id: binding.id } }).unwrap();
      countdown.start(sent.resend_in);
      setOver(false);
    } catch (error) {
      const { codes, retryAfter } = toFailure(error);
      if (codes.includes('too_soon')) countdown.start(retryAfter ?? 60);
      throw error;
    }
  };
  return (
    <FormDrawer
      title={m.codeTitle}
      form={form}
      submit={m.bind}
      done={m.bound}
      onClose={onClose}
      onSubmit={async (values) => {
        try {
          await verify({ body: { id: binding.id, code: values.code } }).unwrap();
        } catch (error) {
          const { codes, current } = toFailure(error);
          if (typeof current?.tries_left === 'number') setLeft(current.tries_left);
          if (codes.some((one) => ends.includes(one))) setOver(true);
          if (codes.includes('code_ended')) setLeft(0);
          throw error;
        }
      }}
    >
      <Note>
        <FormattedMessage {...codeSent} values={{ card: binding.masked_pan, phone: binding.phone_masked }} />
      </Note>
      <SmsCodeField name="code" label={m.code} required />
      <Note isWarning={left < 3}>
        <FormattedMessage {...triesLeft} values={{ count: left }} />
      </Note>
      {isOver && (
        <Note isWarning action={<Action label={m.again} onSelect={onAgain} />}>
          <FormattedMessage {...m.ended} />
        </Note>
      )}
      {left > 0 &&
        (countdown.seconds > 0 ? (
          <Note>
            <FormattedMessage {...resendIn} values={{ seconds: countdown.seconds }} />
          </Note>
        ) : (
          <Action label={m.resend} onSelect={sendAgain} done={m.resent} />
        ))}
    </FormDrawer>
  );
}
