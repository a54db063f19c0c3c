import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useUpdatePaymentSettingsMutation, type PaymentSettingsAnswer } from '../../../api/payment/paymentSettings';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { NumberField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m as settings } from '../messages';
import { HoursField } from './HoursField';
import { gatewayOff, m } from './messages';
import { fiscalProvider, hourText } from './providerTerms';
import { WillChange } from './WillChange';

const schema = v.object({
  ...{ acquiring_provider: v.string(), backup_provider: v.string(), autopay_enabled: v.boolean() },
  ofd_provider: v.picklist(fiscalProvider.values),
  ...{ autopay_hours: v.array(v.number()), retry_count: v.number(), min_amount: v.string(), max_amount: v.string() },
});

const valuesOf = ({ setting }: PaymentSettingsAnswer) => ({
  ...{ acquiring_provider: setting.acquiring_provider, backup_provider: setting.backup_provider ?? '' },
  ...{ ofd_provider: setting.ofd_provider, autopay_enabled: setting.autopay_enabled },
  ...{ autopay_hours: setting.autopay_hours, retry_count: setting.retry_count },
  ...{ min_amount: setting.min_amount, max_amount: setting.max_amount },
});

/** How each value is written where old and new stand beside each other. */
function useFields({ gateways }: PaymentSettingsAnswer) {
  const intl = useIntl();
  const format = useFormat();
  const gateway = (code: unknown) => gateways.find((one) => one.code === code)?.name ?? String(code ?? '');
  const money = (value: unknown) => format.money(value);
  return {
    acquiring_provider: { label: m.acquirer, text: gateway },
    backup_provider: { label: m.backup, text: gateway },
    ofd_provider: { label: m.fiscal, text: (code: unknown) => fiscalProvider.textIn(intl, String(code)) },
    autopay_enabled: { label: m.autopay, text: (on: unknown) => intl.formatMessage(on ? t.yes : t.no) },
    autopay_hours: { label: m.hours, text: (hours: unknown) => (hours as number[]).map(hourText).join(', ') },
    retry_count: { label: m.retries, text: (count: unknown) => format.number(count) },
    min_amount: { label: m.least, text: money },
    max_amount: { label: m.most, text: money },
  };
}

/** Changes how payments are taken; what will change stands under the fields before it is saved. */
export function EditPaymentSettings({ of, onClose }: { of: PaymentSettingsAnswer; onClose: () => void }) {
  const intl = useIntl();
  const [update] = useUpdatePaymentSettingsMutation();
  const fields = useFields(of);
  const form = usePanelForm({
    id: 'editPaymentSettings',
    schema,
    version: of.setting.version,
    values: valuesOf(of),
    fromRecord: valuesOf,
  });
  const gateways = of.gateways.map(({ code, name, is_active: isActive }) => ({
    value: code,
    label: isActive ? name : intl.formatMessage(gatewayOff, { name }),
  }));
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={settings.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed, version = of.setting.version }) => {
        const { backup_provider: backup, ...rest } = changed;
        const body = { ...rest, ...(backup !== undefined && { backup_provider: backup || null }) };
        if (Object.keys(body).length > 0) await update({ 'If-Match': version, body }).unwrap();
      }}
    >
      <SelectField name="acquiring_provider" label={m.acquirer} options={gateways} required />
      <SelectField name="backup_provider" label={m.backup} help={m.backupHelp} options={gateways} />
      <SelectField name="ofd_provider" label={m.fiscal} options={fiscalProvider.options} required />
      <SwitchField name="autopay_enabled" label={m.autopay} />
      <HoursField name="autopay_hours" label={m.hours} help={m.hoursHelp} />
      <NumberField name="retry_count" label={m.retries} min={0} max={10} required />
      <MoneyField name="min_amount" label={m.least} required />
      <MoneyField name="max_amount" label={m.most} required />
      <WillChange fields={fields} />
    </FormDrawer>
  );
}
