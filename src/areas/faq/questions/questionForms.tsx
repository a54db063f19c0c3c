import {
  useCreateQuestionMutation,
  useUpdateQuestionMutation,
  type QuestionDetail,
} from '../../../api/payment/questions';
import { t } from '../../../i18n/terms';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { AnswerFields } from '../AnswerFields';
import { m as faq } from '../messages';
import { answerValues, noAnswer, sentAnswer, type AnswerValues } from '../values';
import { m } from './messages';

interface Values extends AnswerValues {
  is_active: boolean;
}

const valuesOf = (one: QuestionDetail): Values => ({ ...answerValues(one), is_active: one.is_active });

/** Makes a question, a draft unless told otherwise; it stands last. */
export function NewQuestion({ onClose }: { onClose: () => void }) {
  const [create] = useCreateQuestionMutation();
  const values: Values = { ...noAnswer, is_active: false };
  const form = usePanelForm({ id: 'newQuestion', values });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={faq.saved}
      size="wide"
      onClose={onClose}
      onSubmit={({ is_active, ...texts }) => {
        const { question_ru = '', answer_ru = '', ...others } = sentAnswer(texts);
        return create({ body: { ...others, question_ru, answer_ru, is_active } }).unwrap();
      }}
    >
      <AnswerFields />
      <SwitchField name="is_active" label={faq.shown} />
    </FormDrawer>
  );
}

/** Changes a question. */
export function EditQuestion({ question, onClose }: { question: QuestionDetail; onClose: () => void }) {
  const [update] = useUpdateQuestionMutation();
  const form = usePanelForm({
    id: `editQuestion:${question.id}`,
    version: question.version,
    values: valuesOf(question),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={faq.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async (_, { changed, version = question.version }) => {
        const { is_active: isActive, ...texts } = changed;
        const body = { ...sentAnswer(texts), ...(isActive !== undefined && { is_active: isActive }) };
        if (Object.keys(body).length > 0) await update({ guid: question.guid, 'If-Match': version, body }).unwrap();
      }}
    >
      <AnswerFields of={question} />
      <SwitchField name="is_active" label={faq.shown} />
    </FormDrawer>
  );
}
