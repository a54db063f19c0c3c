import {
  useCreateFaqCategoryMutation,
  useUpdateFaqCategoryMutation,
  type FaqCategoryDetail,
} from '../../../api/payment/faq';
import { t } from '../../../i18n/terms';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { iconOptions } from '../icons';
import { notesOf } from '../languages';
import { m as faq } from '../messages';
import { sentTexts, textValues } from '../values';
import { m } from './messages';

const valuesOf = (one: FaqCategoryDetail) => ({
  ...textValues('name', one),
  ...{ icon: one.icon, is_active: one.is_active },
});

function Fields({ of }: { of?: FaqCategoryDetail }) {
  return (
    <>
      <LanguageFields name="name" label={faq.name} maxLength={120} notes={of && notesOf(of.name_changed_at)} required />
      <CopyRussian names={['name']} />
      <SelectField name="icon" label={faq.icon} options={iconOptions} required />
      <SwitchField name="is_active" label={faq.shown} />
    </>
  );
}

/** Makes a category; it stands last. */
export function NewCategory({ onClose }: { onClose: () => void }) {
  const [create] = useCreateFaqCategoryMutation();
  const form = usePanelForm({
    id: 'newFaqCategory',
    values: { name_ru: '', name_en: '', name_uz: '', icon: '', is_active: true },
  });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={faq.saved}
      size="large"
      onClose={onClose}
      onSubmit={({ name_ru, name_en, name_uz, ...rest }) =>
        create({ body: { ...rest, ...sentTexts('name', { name_en, name_uz }), name_ru } }).unwrap()
      }
    >
      <Fields />
    </FormDrawer>
  );
}

/** Changes a category. */
export function EditCategory({ category, onClose }: { category: FaqCategoryDetail; onClose: () => void }) {
  const [update] = useUpdateFaqCategoryMutation();
  const form = usePanelForm({
    id: `editFaqCategory:${category.id}`,
    version: category.version,
    values: valuesOf(category),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={faq.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed, version = category.version }) => {
        const { name_ru, name_en, name_uz, ...rest } = changed;
        const body = { ...rest, ...sentTexts('name', { name_ru, name_en, name_uz }) };
        if (Object.keys(body).length > 0) await update({ id: category.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields of={category} />
    </FormDrawer>
  );
}
