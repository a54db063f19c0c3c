import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useSmsProviderRows, type SmsProvider } from '../../../api/payment/sms';
import { emptyValue, useFormat } from '../../../i18n/format';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { RecordTable } from '../../../kit/list/RecordTable';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { m as settings } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { m, share } from './messages';
import { fewDays } from './smsTerms';

const ProviderDrawer = lazyComponent(async () => (await import('./ProviderDrawer')).ProviderDrawer);

const useStyles = makeStyles({
  few: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

function DaysLeft({ provider: { days_left: days, is_active: isActive } }: { provider: SmsProvider }) {
  const styles = useStyles();
  const format = useFormat();
  if (days === null) return emptyValue;
  return <span className={isActive && days <= fewDays ? styles.few : undefined}>{format.number(days)}</span>;
}

function LastHour({ provider: { hour } }: { provider: SmsProvider }) {
  const { delivered, messages } = hour;
  return messages === 0 ? (
    <FormattedMessage {...m.quiet} />
  ) : (
    <FormattedMessage {...share} values={{ delivered, messages }} />
  );
}

const columns: Column<SmsProvider>[] = [
  fieldColumn('priority', m.priority, { as: 'number', width: 80 }),
  fieldColumn('name', m.provider, { important: true }),
  switchState.column('is_active', settings.switch, stateOf, { width: 132, important: true }),
  fieldColumn('balance', m.balance, { as: 'money', width: 120 }),
  fieldColumn('price_per_part', m.price, { as: 'money', width: 96 }),
  {
    ...fieldColumn('days_left', m.daysLeft, { as: 'number', important: true, width: 88 }),
    cell: (row) => <DaysLeft provider={row} />,
  },
  {
    id: 'hour',
    title: m.hour,
    value: (row) => row.hour.delivered,
    cell: (row) => <LastHour provider={row} />,
    width: 128,
  },
  { id: 'speed', title: m.speed, value: (row) => row.hour.median_seconds, as: 'number', width: 80 },
  fieldColumn('sender', m.sender, { width: 76 }),
];

/** The providers by their priority. */
export function ProviderTable() {
  const rows = useSmsProviderRows();
  return (
    <Section id="providers" title={m.providers}>
      <RecordTable
        rows={rows}
        columns={columns}
        empty={m.noProviders}
        label={m.providers}
        record="provider"
        permission="sms.get"
        Drawer={ProviderDrawer}
        isWhole
      />
    </Section>
  );
}
