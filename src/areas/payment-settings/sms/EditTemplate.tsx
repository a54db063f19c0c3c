import * as v from 'valibot';
import { useUpdateSmsTemplateMutation, type SmsTemplateDetail } from '../../../api/payment/sms';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m as settings } from '../messages';
import { m } from './messages';
import { PartsUnder } from './PartsUnder';

const schema = v.object({ text_ru: v.string(), text_en: v.string(), text_uz: v.string() });
const valuesOf = ({ text_ru, text_en, text_uz }: SmsTemplateDetail) => ({ text_ru, text_en, text_uz });
const languages = [
  { name: 'text_ru', label: m.textRu },
  { name: 'text_en', label: m.textEn },
  { name: 'text_uz', label: m.textUz },
] as const;

/** Changes what a template says; under each text stands what the network makes of it. */
export function EditTemplate({ template, onClose }: { template: SmsTemplateDetail; onClose: () => void }) {
  const [update] = useUpdateSmsTemplateMutation();
  const form = usePanelForm({
    id: `editSmsTemplate:${template.id}`,
    schema,
    version: template.version,
    values: valuesOf(template),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editTemplate}
      form={form}
      done={settings.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = template.version }) => {
        if (Object.keys(changed).length > 0) await update({ body: { id: template.id, version, ...changed } }).unwrap();
      }}
    >
      {languages.map(({ name, label }) => (
        <div key={name}>
          <TextField name={name} label={label} maxLength={1000} multiline required />
          <PartsUnder name={name} variables={template.variables} />
        </div>
      ))}
    </FormDrawer>
  );
}
