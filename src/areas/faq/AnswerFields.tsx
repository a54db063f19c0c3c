import { LanguageFields } from '../../kit/fields/LanguageFields';
import { CopyRussian } from '../../parts/texts/CopyRussian';
import { notesOf } from './languages';
import { m } from './messages';
import { RichLanguageFields } from './text/RichLanguageFields';

interface ChangedAt {
  ru: string;
  en: string | null;
  uz: string | null;
}

/** A question and its answer in three languages; of a record that is there, with what is missing or older. */
export function AnswerFields({ of }: { of?: { question_changed_at: ChangedAt; answer_changed_at: ChangedAt } }) {
  return (
    <>
      <LanguageFields
        name="question"
        label={m.question}
        maxLength={300}
        notes={of && notesOf(of.question_changed_at)}
        required
      />
      <RichLanguageFields name="answer" label={m.answer} notes={of && notesOf(of.answer_changed_at)} />
      <CopyRussian names={['question', 'answer']} />
    </>
  );
}
