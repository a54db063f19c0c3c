import * as v from 'valibot';
import { useUpdatePspCategoriesMutation, type PspCategory } from '../../../api/payment/psp';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { NumberField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { staleNotes } from '../../../parts/texts/TextColumns';
import { iconOptions } from '../icons';
import { m as settings } from '../messages';
import { nameValues, sentNames } from '../names';
import { m } from './messages';

const schema = v.object({
  ...{ name_ru: v.string(), name_en: v.string(), name_uz: v.string(), icon: v.string() },
  ...{ sequence_number: v.number(), is_active: v.boolean() },
});
const valuesOf = (one: PspCategory) => ({
  ...nameValues(one),
  ...{ icon: one.icon, sequence_number: one.sequence_number, is_active: one.is_active },
});

/** Changes a category of payments. */
export function EditPspCategory({ category, onClose }: { category: PspCategory; onClose: () => void }) {
  const [update] = useUpdatePspCategoriesMutation();
  const { id } = category;
  const form = usePanelForm({
    id: `editPspCategory:${id}`,
    schema,
    version: category.version,
    values: valuesOf(category),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editCategory}
      form={form}
      done={settings.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = category.version }) => {
        if (Object.keys(changed).length === 0) return;
        const { name_ru, name_en, name_uz, ...rest } = changed;
        const one = { id, version, ...rest, ...sentNames({ name_ru, name_en, name_uz }) };
        await update({ body: { categories: [one] } }).unwrap();
      }}
    >
      <LanguageFields name="name" label={m.name} notes={staleNotes(category.stale)} maxLength={80} required />
      <CopyRussian names={['name']} />
      <SelectField name="icon" label={m.icon} options={iconOptions} required />
      <NumberField name="sequence_number" label={m.place} min={1} max={1000} required />
      <SwitchField name="is_active" label={settings.switch} />
    </FormDrawer>
  );
}
