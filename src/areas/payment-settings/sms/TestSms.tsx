import * as v from 'valibot';
import { useSendTestSmsMutation } from '../../../api/system-user/testSms';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { PhoneField } from '../../../parts/listedFields';
import { m } from './messages';
import { PartsUnder } from './PartsUnder';

const schema = v.object({ phone: v.string(), text: v.string() });

/** A message to a phone of one's own, by which a person sees that the provider works. */
export function TestSms({ onClose }: { onClose: () => void }) {
  const [send] = useSendTestSmsMutation();
  const form = usePanelForm({ id: 'testSms', schema, values: { phone: '', text: '' } });
  return (
    <FormDrawer
      title={m.test}
      form={form}
      submit={m.send}
      done={m.sent}
      onClose={onClose}
      onSubmit={(body) => send({ body }).unwrap()}
    >
      <PhoneField name="phone" label={m.phone} required />
      <TextField name="text" label={m.testText} maxLength={500} multiline required />
      <PartsUnder name="text" variables={[]} />
    </FormDrawer>
  );
}
