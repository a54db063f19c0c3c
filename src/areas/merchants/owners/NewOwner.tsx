import { useCreateMerchantOwnerMutation } from '../../../api/payment/merchantOwners';
import { PhoneField } from '../../../parts/listedFields';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import type { WithPassword } from './withPassword';

interface Props {
  merchantId: number;
  onPassword: (one: WithPassword) => void;
  onClose: () => void;
}

/** Lets somebody into the cabinet of a merchant; the password that the service makes is shown once, afterwards. */
export function NewOwner({ merchantId, onPassword, onClose }: Props) {
  const [create] = useCreateMerchantOwnerMutation();
  const form = usePanelForm({ id: `newOwner:${merchantId}`, values: { name: '', phone: '', username: '' } });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      done={m.added}
      onClose={onClose}
      onSubmit={async (values) => {
        const { name, username, password } = await create({ id: merchantId, body: values }).unwrap();
        onPassword({ name, username, password });
      }}
    >
      <TextField name="name" label={m.name} maxLength={100} required />
      <PhoneField name="phone" label={t.phone} required />
      <TextField name="username" label={m.username} help={m.usernameHelp} maxLength={50} required />
    </FormDrawer>
  );
}
