import {
  useCreateFaqArticleMutation,
  useUpdateFaqArticleMutation,
  type FaqArticleDetail,
} from '../../../api/payment/faq';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { AnswerFields } from '../AnswerFields';
import { m as faq } from '../messages';
import { useChapterOptions } from '../places';
import { answerValues, noAnswer, sentAnswer, type AnswerValues } from '../values';
import { m } from './messages';

interface Values extends AnswerValues {
  chapter_id: string;
  is_active: boolean;
}

const valuesOf = (one: FaqArticleDetail): Values => ({
  ...answerValues(one),
  ...{ chapter_id: String(one.chapter.id), is_active: one.is_active },
});

function Fields({ of }: { of?: FaqArticleDetail }) {
  const { source, options } = useChapterOptions();
  return (
    <>
      <AsyncField source={source}>
        <SelectField name="chapter_id" label={faq.chapter} options={options} isLong required />
      </AsyncField>
      <AnswerFields of={of} />
      <SwitchField name="is_active" label={faq.shown} />
    </>
  );
}

/** Makes an article, a draft unless told otherwise; it stands last in its chapter. */
export function NewArticle({ chapter = '', onClose }: { chapter?: string; onClose: () => void }) {
  const [create] = useCreateFaqArticleMutation();
  const values: Values = { ...noAnswer, chapter_id: chapter, is_active: false };
  const form = usePanelForm({ id: 'newFaqArticle', values });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={faq.saved}
      size="wide"
      onClose={onClose}
      onSubmit={({ chapter_id: within, is_active, ...texts }) => {
        const { question_ru = '', answer_ru = '', ...others } = sentAnswer(texts);
        return create({
          body: { ...others, question_ru, answer_ru, is_active, chapter_id: Number(within) },
        }).unwrap();
      }}
    >
      <Fields />
    </FormDrawer>
  );
}

/** Changes an article; in another chapter it stands last. */
export function EditArticle({ article, onClose }: { article: FaqArticleDetail; onClose: () => void }) {
  const [update] = useUpdateFaqArticleMutation();
  const form = usePanelForm({
    id: `editFaqArticle:${article.id}`,
    version: article.version,
    values: valuesOf(article),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={faq.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async (_, { changed, version = article.version }) => {
        const { chapter_id: within, is_active: isActive, ...texts } = changed;
        const body = {
          ...sentAnswer(texts),
          ...(within !== undefined && { chapter_id: Number(within) }),
          ...(isActive !== undefined && { is_active: isActive }),
        };
        if (Object.keys(body).length > 0) await update({ id: article.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields of={article} />
    </FormDrawer>
  );
}
