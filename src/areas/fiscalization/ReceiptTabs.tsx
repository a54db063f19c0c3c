import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useListReceiptsQuery, type ReceiptStatus, type ReceiptType } from '../../api/payment/receipts';
import { useFormat } from '../../i18n/format';
import { useTabStyles } from '../../kit/foundation/tabStyles';
import { useChosenInSight } from '../../kit/foundation/useChosenInSight';
import { m } from './messages';
import { receiptStatus } from './receiptTerms';

const useStyles = makeStyles({
  root: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  choice: { minHeight: '36px', padding: `0 ${tokens.spacingHorizontalXS}` },
  count: {
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    marginLeft: tokens.spacingHorizontalXS,
  },
});

interface Filters {
  status: ReceiptStatus[];
  type: ReceiptType[];
  search?: string;
  begin_date?: string;
  end_date?: string;
}

/** A tab for each status, with how many stand there under all other filters. */
export function ReceiptTabs({
  list: { filters, set },
}: {
  list: { filters: Filters; set: (patch: Partial<Filters>) => void };
}) {
  const styles = useStyles();
  const tab = useTabStyles();
  const intl = useIntl();
  const format = useFormat();
  const row = useChosenInSight(filters.status.join());
  const { status: chosen, type, search, begin_date, end_date } = filters;
  const asked = { limit: 1, search, begin_date, end_date, ...(type.length > 0 && { type }) };
  const { currentData: data } = useListReceiptsQuery(asked);
  const counts = new Map(data?.statuses.map(({ status, count }) => [status, count]));
  const tabs: { value?: ReceiptStatus; label: MessageDescriptor; count?: number }[] = [
    { label: m.all, count: data && [...counts.values()].reduce((sum, count) => sum + count, 0) },
    ...receiptStatus.options.map(({ value, label }) => ({ value, label, count: data && (counts.get(value) ?? 0) })),
  ];
  return (
    <div ref={row} role="group" aria-label={intl.formatMessage(m.tabs)} className={mergeClasses(tab.list, styles.root)}>
      {tabs.map(({ value, label, count }) => {
        const isChosen = value === undefined ? chosen.length === 0 : chosen.length === 1 && chosen[0] === value;
        return (
          <button
            key={value ?? 'all'}
            type="button"
            aria-pressed={isChosen}
            className={mergeClasses(tab.tab, styles.choice, isChosen && tab.chosen)}
            onClick={() => set({ status: value === undefined ? [] : [value] })}
          >
            {intl.formatMessage(label)}
            {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}
