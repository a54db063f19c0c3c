import { FormDrawer } from '../../src/kit/form/FormDrawer';
import { FormPage } from '../../src/kit/form/FormPage';
import { usePanelForm } from '../../src/kit/form/usePanelForm';
import { MoneyField } from '../../src/kit/fields/MoneyField';
import { PhoneField } from '../../src/kit/fields/identifierFields';
import { SelectField } from '../../src/kit/fields/SelectField';
import { TextField } from '../../src/kit/fields/TextField';
import { options } from './options';
import { titles } from './samples';
import { word } from './words';

const m = {
  title: word('Изменить инвестора', 'Edit investor', 'Investorni tahrirlash'),
  done: word('Сохранено', 'Saved', 'Saqlandi'),
};
const values = { name: 'Каримов Азиз', phone: '', status: '', balance: '' };

interface Props {
  isPage?: boolean;
  send: () => Promise<unknown>;
  onClose: () => void;
}

/** A form as an area writes it. */
export function SampleForm({ isPage = false, send, onClose }: Props) {
  const form = usePanelForm({ id: 'galleryForm', values });
  const Form = isPage ? FormPage : FormDrawer;
  return (
    <Form title={m.title} form={form} done={m.done} onSubmit={send} onClose={onClose}>
      <TextField name="name" label={titles.name} required />
      <PhoneField name="phone" label={titles.phone} required />
      <SelectField name="status" label={titles.status} options={options} />
      <MoneyField name="balance" label={titles.balance} />
    </Form>
  );
}
