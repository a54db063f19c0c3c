import type { Document } from '../../../api/investment/signing';
import { t } from '../../../i18n/terms';
import { RevealableText } from '../../../kit/values/RevealableText';
import { account } from '../../../lib/bankDetails';
import { accountIn } from './signedText';

/**
 * Where the money goes, masked, and shown for half a minute to whoever may sign: what is revealed is the line of the very
 * text that is signed. The number of a card is kept nowhere, so a card stays masked.
 */
export function PayeeAccount({ document }: { document: Document }) {
  const { recipient_account: masked, to_sign } = document;
  const whole = accountIn(to_sign);
  return (
    <RevealableText
      label={t.accountOrCard}
      text={masked}
      reveal={() => Promise.resolve(whole ?? masked)}
      write={(shown) => (shown === whole ? account.show(shown) : shown)}
      permission="dibank.enable"
    />
  );
}
