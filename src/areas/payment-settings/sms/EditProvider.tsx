import * as v from 'valibot';
import { useUpdateSmsProviderMutation, type SmsProviderChange, type SmsProviderDetail } from '../../../api/payment/sms';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { NumberField } from '../../../kit/fields/NumberField';
import { SecretField } from '../../../kit/fields/SecretField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m as settings } from '../messages';
import { m } from './messages';

const texts = { sender: m.badSender };
const schema = v.object({
  ...{ name: v.string(), is_active: v.boolean(), priority: v.number(), login: v.string(), password: v.string() },
  sender: v.pipe(v.string(), v.regex(/^[A-Za-z0-9 ]{1,11}$/, 'sender')),
  ...{ balance: v.string(), price_per_part: v.string() },
});

const valuesOf = (one: SmsProviderDetail) => ({
  ...{ name: one.name, is_active: one.is_active, priority: one.priority, sender: one.sender },
  ...{ login: one.login ?? '', password: '', balance: one.balance ?? '', price_per_part: one.price_per_part },
});

/** Changes a provider. Its password is written and never shown. */
export function EditProvider({ provider, onClose }: { provider: SmsProviderDetail; onClose: () => void }) {
  const [update] = useUpdateSmsProviderMutation();
  const form = usePanelForm({
    id: `editSmsProvider:${provider.code}`,
    ...{ schema, texts },
    version: provider.version,
    values: valuesOf(provider),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editProvider}
      form={form}
      done={settings.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = provider.version }) => {
        const { login, password, balance, ...rest } = changed;
        const body: SmsProviderChange = {
          ...rest,
          ...(login !== undefined && { login: login || null }),
          ...(password && { password }),
          ...(balance !== undefined && { balance: balance || null }),
        };
        if (Object.keys(body).length > 0) await update({ x: provider.code, 'If-Match': version, body }).unwrap();
      }}
    >
      <TextField name="name" label={m.name} maxLength={60} required />
      <SwitchField name="is_active" label={settings.switch} />
      <NumberField name="priority" label={m.priority} help={m.priorityHelp} min={1} max={99} required />
      <TextField name="sender" label={m.sender} help={m.senderHelp} maxLength={11} required />
      <TextField name="login" label={m.login} maxLength={100} />
      <SecretField name="password" label={m.password} stored={provider.has_password ? m.passwordKept : undefined} />
      <MoneyField name="balance" label={m.balance} min="0.00" />
      <MoneyField name="price_per_part" label={m.price} min="0.00" max="999999.99" required />
    </FormDrawer>
  );
}
