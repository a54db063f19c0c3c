import {
  useCreateFaqChapterMutation,
  useUpdateFaqChapterMutation,
  type FaqChapterDetail,
} from '../../../api/payment/faq';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { notesOf } from '../languages';
import { m as faq } from '../messages';
import { useCategoryOptions } from '../places';
import { sentTexts, textValues } from '../values';
import { m } from './messages';

const valuesOf = (one: FaqChapterDetail) => ({
  ...textValues('name', one),
  category_id: String(one.category.id),
});

function Fields({ of }: { of?: FaqChapterDetail }) {
  const { source, options } = useCategoryOptions();
  return (
    <>
      <AsyncField source={source}>
        <SelectField name="category_id" label={faq.category} options={options} required />
      </AsyncField>
      <LanguageFields name="name" label={faq.name} maxLength={120} notes={of && notesOf(of.name_changed_at)} required />
      <CopyRussian names={['name']} />
    </>
  );
}

/** Makes a chapter; it stands last in its category. */
export function NewChapter({ category = '', onClose }: { category?: string; onClose: () => void }) {
  const [create] = useCreateFaqChapterMutation();
  const form = usePanelForm({
    id: 'newFaqChapter',
    values: { name_ru: '', name_en: '', name_uz: '', category_id: category },
  });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={faq.saved}
      size="large"
      onClose={onClose}
      onSubmit={({ name_ru, name_en, name_uz, category_id: within }) =>
        create({
          body: { ...sentTexts('name', { name_en, name_uz }), name_ru, category_id: Number(within) },
        }).unwrap()
      }
    >
      <Fields />
    </FormDrawer>
  );
}

/** Changes what a chapter is called, or which category it is in; there it stands last. */
export function EditChapter({ chapter, onClose }: { chapter: FaqChapterDetail; onClose: () => void }) {
  const [update] = useUpdateFaqChapterMutation();
  const form = usePanelForm({
    id: `editFaqChapter:${chapter.id}`,
    version: chapter.version,
    values: valuesOf(chapter),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={faq.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed, version = chapter.version }) => {
        const { name_ru, name_en, name_uz, category_id: within } = changed;
        const body = {
          ...sentTexts('name', { name_ru, name_en, name_uz }),
          ...(within !== undefined && { category_id: Number(within) }),
        };
        if (Object.keys(body).length > 0) await update({ id: chapter.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields of={chapter} />
    </FormDrawer>
  );
}
