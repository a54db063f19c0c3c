import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListInvestmentPostingsRows, type PostingLine } from '../../api/system-user/investments';
import { useFormat } from '../../i18n/format';
import type { Column } from '../../kit/table/columns/column';
import { ExportedTable } from '../../kit/export/ExportedTable';
import { Section } from '../../kit/detail/Section';
import { balanced, m } from './messages';
import { t } from '../../i18n/terms';

const useStyles = makeStyles({
  sums: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, margin: 0 },
  right: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
});

/** The side of a line that is not hers is empty, as in a ledger. */
const side = (amount: string) => (amount === '0.00' ? null : amount);

const columns: Column<PostingLine>[] = [
  { id: 'date', title: t.date, value: (row) => row.date, as: 'dateTime', width: 176 },
  {
    id: 'operation',
    title: t.operation,
    value: (row) => row.operation.name,
    important: true,
  },
  {
    id: 'account',
    title: t.account,
    value: ({ account }) => `${account.number} ${account.name}`,
  },
  { id: 'debit', title: m.debit, value: (row) => side(row.debit), as: 'money', important: true, width: 152 },
  { id: 'credit', title: m.credit, value: (row) => side(row.credit), as: 'money', important: true, width: 152 },
];

/** The lines of the accounts, and whether both sides are equal. */
export function PostingsSection({ id }: { id: number }) {
  const styles = useStyles();
  const format = useFormat();
  const [query] = useState({ filters: { id }, limit: 10, page: 1 });
  const lines = useListInvestmentPostingsRows(query);
  const { debit, credit } = lines.totals ?? {};
  return (
    <Section id="postings" title={m.postings}>
      <ExportedTable
        file="investment-postings"
        permission="investments.export"
        rows={lines}
        columns={columns}
        empty={m.noPostings}
        label={m.postings}
      />
      {debit !== undefined && lines.total !== 0 && (
        <p className={styles.sums}>
          {debit === credit ? (
            <>
              <CheckmarkCircle16Regular className={styles.right} aria-hidden />
              <FormattedMessage {...balanced} values={{ sum: format.moneyWithCurrency(debit) }} />
            </>
          ) : (
            <>
              <Warning16Regular className={styles.wrong} aria-hidden />
              <FormattedMessage {...m.unbalanced} />
            </>
          )}
        </p>
      )}
    </Section>
  );
}
