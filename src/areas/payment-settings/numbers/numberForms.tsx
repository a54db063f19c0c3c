import * as v from 'valibot';
import { useCreateCardTypeMutation, useCreatePhoneCodeMutation } from '../../../api/payment/numberLists';
import { t } from '../../../i18n/terms';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m as settings } from '../messages';
import { m } from './messages';

const texts = { prefix: m.badPrefix, code: m.badCode };
const cardSchema = v.object({ name: v.string(), prefix: v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'prefix')) });
const phoneSchema = v.object({ operator: v.string(), code: v.pipe(v.string(), v.regex(/^\d{2}$/, 'code')) });

/** Adds a type of cards. */
export function NewCardType({ onClose }: { onClose: () => void }) {
  const [create] = useCreateCardTypeMutation();
  const form = usePanelForm({ id: 'newCardType', schema: cardSchema, texts, values: { name: '', prefix: '' } });
  return (
    <FormDrawer
      title={m.newCard}
      form={form}
      submit={t.create}
      done={settings.saved}
      onClose={onClose}
      onSubmit={(body) => create({ body }).unwrap()}
    >
      <TextField name="prefix" label={m.prefix} help={m.prefixHelp} maxLength={8} required />
      <TextField name="name" label={m.name} maxLength={40} required />
    </FormDrawer>
  );
}

/** Adds a code of phones. */
export function NewPhoneCode({ onClose }: { onClose: () => void }) {
  const [create] = useCreatePhoneCodeMutation();
  const form = usePanelForm({ id: 'newPhoneCode', schema: phoneSchema, texts, values: { operator: '', code: '' } });
  return (
    <FormDrawer
      title={m.newPhone}
      form={form}
      submit={t.create}
      done={settings.saved}
      onClose={onClose}
      onSubmit={(body) => create({ body }).unwrap()}
    >
      <TextField name="code" label={m.code} help={m.codeHelp} maxLength={2} required />
      <TextField name="operator" label={m.operator} maxLength={60} required />
    </FormDrawer>
  );
}
