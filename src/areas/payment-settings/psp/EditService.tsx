import * as v from 'valibot';
import { useUpdatePspServicesMutation, type PspServiceDetail } from '../../../api/payment/psp';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { NumberField, PercentField } from '../../../kit/fields/NumberField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { staleNotes } from '../../../parts/texts/TextColumns';
import { m as settings } from '../messages';
import { nameValues, sentNames } from '../names';
import { m } from './messages';

const schema = v.object({
  ...{ name_ru: v.string(), name_en: v.string(), name_uz: v.string(), provider: v.string() },
  ...{ min_amount: v.string(), max_amount: v.string(), commission_percent: v.number(), cashback_percent: v.number() },
  ...{ sequence_number: v.number(), is_active: v.boolean() },
});
const valuesOf = (one: PspServiceDetail) => ({
  ...nameValues(one),
  ...{ provider: one.provider, min_amount: one.min_amount, max_amount: one.max_amount },
  commission_percent: Number(one.commission_percent),
  cashback_percent: Number(one.cashback_percent),
  ...{ sequence_number: one.sequence_number, is_active: one.is_active },
});
/** Changes a service; its code and its form belong to its provider. */
export function EditService({ service, onClose }: { service: PspServiceDetail; onClose: () => void }) {
  const [update] = useUpdatePspServicesMutation();
  const { id } = service;
  const form = usePanelForm({
    id: `editPspService:${id}`,
    schema,
    version: service.version,
    values: valuesOf(service),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editService}
      form={form}
      done={settings.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = service.version }) => {
        if (Object.keys(changed).length === 0) return;
        const { name_ru, name_en, name_uz, commission_percent: commission, cashback_percent: back, ...rest } = changed;
        const one = {
          ...{ id, version, ...rest, ...sentNames({ name_ru, name_en, name_uz }) },
          ...(commission !== undefined && { commission_percent: String(commission) }),
          ...(back !== undefined && { cashback_percent: String(back) }),
        };
        await update({ body: { services: [one] } }).unwrap();
      }}
    >
      <LanguageFields name="name" label={m.name} notes={staleNotes(service.stale)} maxLength={80} required />
      <CopyRussian names={['name']} />
      <TextField name="provider" label={m.provider} maxLength={60} required />
      <MoneyField name="min_amount" label={m.least} required />
      <MoneyField name="max_amount" label={m.most} required />
      <PercentField name="commission_percent" label={m.commission} required />
      <PercentField name="cashback_percent" label={m.cashback} required />
      <NumberField name="sequence_number" label={m.order} min={1} max={1000} required />
      <SwitchField name="is_active" label={settings.switch} />
    </FormDrawer>
  );
}
