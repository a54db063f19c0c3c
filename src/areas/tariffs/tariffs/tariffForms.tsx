import { Button } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import {
  useCreateTariffMutation,
  useUpdateTariffMutation,
  type NewTariff as Wanted,
  type Tariff,
  type TariffChange,
} from '../../../api/investment/tariffs';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { DateField } from '../../../kit/fields/DateField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { NumberField, PercentField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm, type PanelForm } from '../../../kit/form/usePanelForm';
import { todayInTashkent } from '../../../lib/days';
import { Note } from '../../../parts/Note';
import { useStrategyChoices } from '../../../parts/useStrategyChoices';
import { Can } from '../../../session/can';
import { m } from '../messages';
import { payouts, subjects } from './tariffTerms';

const blank = {
  code: '',
  strategy_id: '',
  name_ru: '',
  name_en: '',
  name_uz: '',
  subject: 'individual' as string,
  month_count: null as number | null,
  min_amount: '',
  max_amount: '',
  percent: null as number | null,
  payout_period: 'month' as string,
  early_exit_allowed: true,
  early_exit_percent: null as number | null,
  auto_prolong: false,
  is_active: true,
  valid_from: '',
  valid_to: '',
};
type Values = typeof blank;

const valuesOf = (tariff: Tariff): Values => ({
  code: tariff.code,
  strategy_id: String(tariff.strategy.id),
  name_ru: tariff.name_ru,
  name_en: tariff.name_en ?? '',
  name_uz: tariff.name_uz ?? '',
  subject: tariff.subject,
  month_count: tariff.month_count,
  min_amount: tariff.min_amount,
  max_amount: tariff.max_amount,
  percent: tariff.percent,
  payout_period: tariff.payout_period,
  early_exit_allowed: tariff.early_exit_allowed,
  early_exit_percent: tariff.early_exit_percent,
  auto_prolong: tariff.auto_prolong,
  is_active: tariff.is_active,
  valid_from: tariff.valid_from,
  valid_to: tariff.valid_to ?? '',
});

/** As the service takes them; the form has checked that the required ones are there. */
const sent = ({ strategy_id, subject, payout_period, ...values }: Values): Wanted => ({
  ...values,
  strategy_id: Number(strategy_id),
  subject: subject as Wanted['subject'],
  payout_period: payout_period as Wanted['payout_period'],
  month_count: values.month_count ?? 0,
  percent: values.percent ?? 0,
  name_en: values.name_en || null,
  name_uz: values.name_uz || null,
  valid_to: values.valid_to || null,
});

/** Makes a tariff from nothing. */
export function NewTariff({ onClose }: { onClose: () => void }) {
  const values = { ...blank, valid_from: todayInTashkent(new Date()) };
  return <CreateForm id="newTariff" title={m.add} values={values} onClose={onClose} />;
}

interface Props {
  tariff: Tariff;
  onClose: () => void;
}

/** Makes a tariff with the terms of another one, for whom those may not be changed any more. */
export function CopyTariff({ tariff, onClose }: Props) {
  const values = {
    ...valuesOf(tariff),
    code: '',
    valid_from: todayInTashkent(new Date()),
    valid_to: '',
    is_active: true,
  };
  return <CreateForm id={`copyTariff:${tariff.id}`} title={m.copyTitle} values={values} onClose={onClose} />;
}

interface CreateProps {
  id: string;
  title: MessageDescriptor;
  values: Values;
  onClose: () => void;
}

function CreateForm({ id, title, values, onClose }: CreateProps) {
  const [create] = useCreateTariffMutation();
  const form = usePanelForm({ id, values, texts: { wrong_format: m.codeShape } });
  return (
    <FormDrawer
      title={title}
      form={form}
      size="large"
      submit={m.create}
      done={m.made}
      onClose={onClose}
      onSubmit={(terms) => create({ body: sent(terms) }).unwrap()}
    >
      <TextField name="code" label={m.code} help={m.codeHelp} maxLength={40} required />
      <Terms form={form} />
    </FormDrawer>
  );
}

/** Changes a tariff; of one that is used only what binds nobody. */
export function EditTariff({ tariff, onCopy, onClose }: Props & { onCopy: () => void }) {
  const [update] = useUpdateTariffMutation();
  const form = usePanelForm({
    id: `editTariff:${tariff.id}`,
    version: tariff.version,
    values: valuesOf(tariff),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      size="large"
      done={m.saved}
      onClose={onClose}
      onSubmit={async (values, { changed, version = tariff.version }) => {
        const all = sent(values);
        const body = Object.fromEntries(Object.entries(all).filter(([name]) => name in changed)) as TariffChange;
        if (Object.keys(body).length > 0) await update({ id: tariff.id, 'If-Match': version, body }).unwrap();
      }}
    >
      {tariff.is_used && (
        <Note
          isWarning
          action={
            <Can do="tariffs.add">
              <Button size="small" onClick={onCopy}>
                <FormattedMessage {...m.copy} />
              </Button>
            </Can>
          }
        >
          <FormattedMessage {...m.fixed} />
        </Note>
      )}
      <Terms form={form} own={tariff.strategy} fixedAt={tariff.is_used ? tariff.max_amount : undefined} />
    </FormDrawer>
  );
}

interface TermsProps {
  form: PanelForm<Values>;
  /** The strategy that the tariff stands in already. */
  own?: Tariff['strategy'];
  /** The greatest amount of a tariff whose terms are fixed. */
  fixedAt?: string;
}

function Terms({ form, own, fixedAt }: TermsProps) {
  const { source, options } = useStrategyChoices({ own });
  const [min, from, isLetGo] = useWatch({
    control: form.control,
    name: ['min_amount', 'valid_from', 'early_exit_allowed'],
  });
  const isFixed = fixedAt !== undefined;
  const fixed = { disabled: isFixed, help: isFixed ? m.isFixed : undefined };
  return (
    <>
      <LanguageFields name="name" label={m.name} maxLength={200} required />
      <SwitchField name="is_active" label={m.isActive} />
      <MoneyField
        name="max_amount"
        label={m.max}
        help={isFixed ? m.maxRises : undefined}
        min={fixedAt ?? (min === '' ? undefined : min)}
        required
      />
      <DateField name="valid_to" label={m.validTo} min={from === '' ? undefined : from} />
      <DateField name="valid_from" label={m.validFrom} required {...fixed} />
      <AsyncField source={source}>
        <SelectField name="strategy_id" label={m.strategy} options={options} required {...fixed} />
      </AsyncField>
      <SelectField name="subject" label={m.subject} options={subjects.options} required {...fixed} />
      <NumberField name="month_count" label={m.months} min={1} max={120} required {...fixed} />
      <PercentField name="percent" label={m.percent} required {...fixed} />
      <SelectField name="payout_period" label={m.payout} options={payouts.options} required {...fixed} />
      <MoneyField name="min_amount" label={m.min} min="0.00" required {...fixed} />
      <SwitchField name="early_exit_allowed" label={m.exitAllowed} {...fixed} />
      {isLetGo && (
        <PercentField
          name="early_exit_percent"
          label={m.exitPercent}
          disabled={isFixed}
          help={isFixed ? m.isFixed : m.exitHelp}
        />
      )}
      <SwitchField name="auto_prolong" label={m.prolong} {...fixed} />
    </>
  );
}
