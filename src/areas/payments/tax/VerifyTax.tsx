import { FormattedMessage, useIntl } from 'react-intl';
import { useVerifyTaxBatch, type TaxTransaction } from '../../../api/investment/tax';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { isMoney, sumMoney } from '../../../lib/money';
import { m } from './taxTerms';
import { t } from '../../../i18n/terms';

interface Props {
  rows: readonly TaxTransaction[];
  onClose: () => void;
  /** The work has begun; what it does is told under the page. */
  onDone: () => void;
}

/** The question before tax rows are verified: how many, of what sums, and which are left out. Only new ones are sent. */
export function VerifyTax({ rows, onClose, onDone }: Props) {
  const intl = useIntl();
  const startBulk = useStartBulk();
  const { send, ...batch } = useVerifyTaxBatch();
  const fresh = rows.filter(({ status }) => status === 'new');
  const left = rows.filter(({ status }) => status !== 'new');
  const sumOf = (field: 'base_amount' | 'tax_amount') => sumMoney(fresh.map((row) => row[field]).filter(isMoney));

  const start = (): void => {
    const names = new Map(rows.map((row) => [row.id, `${row.investor.name}, ${row.month}`]));
    onDone();
    startBulk(
      {
        title: intl.formatMessage(m.verifyRun),
        nameOf: (id) => names.get(Number(id)) ?? String(id),
        wordsOf: (code) => (code === 'transition_not_allowed' ? intl.formatMessage(m.notNew) : undefined),
      },
      { title: m.processed, text: m.bulkSummary },
      {
        ...batch,
        ids: fresh.map(({ id }) => id),
        skipped: left.map(({ id }) => ({ id, code: 'transition_not_allowed' })),
        send: (ids, key) => send({ ids: ids.map(Number) }, key),
      },
    );
    onClose();
  };
  return (
    <BulkDialog
      title={m.verifyTitle}
      submit={<FormattedMessage {...m.verify} />}
      onSubmit={start}
      onClose={onClose}
      count={rows.length}
      sent={fresh.length}
      skipped={left.length > 0 ? [{ reason: m.notNew, count: left.length }] : []}
      sums={[
        { title: m.base, amount: sumOf('base_amount') },
        { title: t.taxAmount, amount: sumOf('tax_amount') },
      ]}
    >
      {fresh.length === 0 && <FormattedMessage {...m.noneNew} />}
    </BulkDialog>
  );
}
