import * as v from 'valibot';
import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useSendPushToUsersMutation,
  type PushMessageDetail,
  type PushToUsersResult,
} from '../../../api/payment/pushMessages';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Note } from '../../../parts/Note';
import { m } from './messages';
import { deadPress, manyPeople } from './messageTerms';
import { numbersIn } from './moment';

const isFew = (text: string) => numbersIn(text).length <= manyPeople;
const schema = v.object({ phones: v.pipe(v.string(), v.check(isFew, 'many')) });
const texts = { many: m.tooManyPhones };
/** Of all numbers with what people write around them. */
const longest = 400_000;

interface Props {
  message: Pick<PushMessageDetail, 'id' | 'dead_link'>;
  onSent: (result: PushToUsersResult) => void;
  onClose: () => void;
}

/** Sends a message to people by their phones; who is wrong or unknown is told afterwards. */
export function SendToUsers({ message: { id, dead_link: dead }, onSent, onClose }: Props) {
  const [send] = useSendPushToUsersMutation();
  const checkOutcome = useCheckOutcome('payment');
  const form = usePanelForm({ id: `sendPush:${id}`, schema, texts, values: { phones: '' } });
  return (
    <FormDrawer
      title={m.toUsers}
      form={form}
      submit={m.send}
      done={m.requestSent}
      about={{ record: `№ ${id}` }}
      onClose={onClose}
      onSubmit={({ phones }, { key }) =>
        send({ id, 'Idempotency-Key': key, body: { phones: numbersIn(phones) } }).unwrap()
      }
      checkOutcome={checkOutcome}
      onDone={(result) => onSent(result)}
    >
      {dead !== null && (
        <Note isWarning>
          <FormattedMessage {...deadPress[dead]} />
        </Note>
      )}
      <TextField name="phones" label={m.phones} help={m.phonesHelp} maxLength={longest} multiline required personal />
    </FormDrawer>
  );
}
