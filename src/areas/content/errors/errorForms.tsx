import * as v from 'valibot';
import {
  useCreateSystemErrorMutation,
  useUpdateSystemErrorMutation,
  type SystemErrorDetail,
} from '../../../api/payment/systemErrors';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { NumberField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { errorCategory } from './errorTerms';
import { m } from './messages';

const shared = {
  ...{ message_ru: v.string(), message_en: v.string(), message_uz: v.string() },
  ...{ category: v.picklist(errorCategory.values), http_status: v.nullable(v.number()), is_active: v.boolean() },
};
const schema = v.object(shared);
const newSchema = v.object({ ...shared, code: v.pipe(v.string(), v.regex(/^[a-z0-9_]{2,60}$/, 'codeShape')) });
type Values = v.InferOutput<typeof schema>;
const texts = { codeShape: m.codeShape };

const valuesOf = (one: SystemErrorDetail): Values => ({
  ...{ message_ru: one.message_ru, message_en: one.message_en ?? '', message_uz: one.message_uz ?? '' },
  ...{ category: one.category, http_status: one.http_status, is_active: one.is_active },
});

const bodyOf = ({ message_en: en, message_uz: uz, ...rest }: Partial<Values>) => ({
  ...rest,
  ...(en !== undefined && { message_en: en || null }),
  ...(uz !== undefined && { message_uz: uz || null }),
});

function Fields() {
  return (
    <>
      <SelectField name="category" label={m.category} options={errorCategory.options} required />
      <NumberField name="http_status" label={m.httpStatus} min={400} max={599} />
      <LanguageFields name="message" label={m.message} maxLength={300} multiline required />
      <CopyRussian names={['message']} />
      <SwitchField name="is_active" label={m.inUse} />
    </>
  );
}

/** Adds the text of a code. */
export function NewError({ onClose }: { onClose: () => void }) {
  const [create] = useCreateSystemErrorMutation();
  const form = usePanelForm({
    id: 'newSystemError',
    schema: newSchema,
    texts,
    values: {
      ...{ code: '', message_ru: '', message_en: '', message_uz: '', category: 'general' as const },
      ...{ http_status: null, is_active: true },
    },
  });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={m.create}
      done={m.made}
      size="large"
      onClose={onClose}
      onSubmit={({ code, category, message_ru, ...rest }) =>
        create({ body: { ...bodyOf(rest), code, category, message_ru } }).unwrap()
      }
    >
      <TextField name="code" label={m.code} help={m.codeHelp} maxLength={60} required />
      <Fields />
    </FormDrawer>
  );
}

/** Changes what is said; the code stays. */
export function EditError({ error, onClose }: { error: SystemErrorDetail; onClose: () => void }) {
  const [update] = useUpdateSystemErrorMutation();
  const form = usePanelForm({
    id: `editSystemError:${error.id}`,
    schema,
    version: error.version,
    values: valuesOf(error),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={m.updated}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed, version = error.version }) => {
        if (Object.keys(changed).length > 0)
          await update({ id: error.id, 'If-Match': version, body: bodyOf(changed) }).unwrap();
      }}
    >
      <Fields />
    </FormDrawer>
  );
}
