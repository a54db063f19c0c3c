import { useRevealCallbackPhoneMutation } from '../../../api/investment/callOrders';
import { phone } from '../../../lib/identifiers';
import { RevealableText } from '../../../kit/values/RevealableText';
import { m } from './messages';

/** Whom to call: masked, and whole for half a minute to whoever asks; the service writes down who did. */
export function PhoneText({ ticketId, text }: { ticketId: number; text: string }) {
  const reveal = useRevealCallbackPhoneMutation(ticketId);
  return (
    <RevealableText
      label={m.phone}
      text={text}
      reveal={reveal}
      write={(whole) => phone.show(whole)}
      permission="call_orders.get"
    />
  );
}
