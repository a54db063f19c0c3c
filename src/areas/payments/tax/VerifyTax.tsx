import { Button } from '@fluentui/react-components';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { readTaxBatch, useVerifyTaxTransactionsMutation, type TaxTransaction } from '../../../api/investment/tax';
import { BulkPlan } from '../../../kit/bulk/BulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { Dialog } from '../../../kit/overlay/Dialog';
import { isMoney, sumMoney } from '../../../lib/money';
import { bulkSummary, m, rowName } from './messages';
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
  const [send, settled] = useVerifyTaxTransactionsMutation();
  const checkOutcome = useCheckOutcome('investment');
  const fresh = useMemo(() => rows.filter(({ status }) => status === 'new'), [rows]);
  const left = rows.filter(({ status }) => status !== 'new');
  const sumOf = (field: 'base_amount' | 'tax_amount') => sumMoney(fresh.map((row) => row[field]).filter(isMoney));

  const start = (): void => {
    if (fresh.length === 0) return;
    const names = new Map(
      rows.map((row) => [row.id, intl.formatMessage(rowName, { name: row.investor.name, month: row.month })]),
    );
    onDone();
    startBulk(
      {
        title: intl.formatMessage(m.verifyRun),
        nameOf: (id) => names.get(Number(id)) ?? String(id),
        wordsOf: (code) => (code === 'transition_not_allowed' ? intl.formatMessage(m.notNew) : undefined),
      },
      { title: m.processed, text: bulkSummary },
      {
        ids: fresh.map(({ id }) => id),
        skipped: left.map(({ id }) => ({ id, code: 'transition_not_allowed' })),
        send: (ids, key) => send(ids.map(Number), key),
        checkOutcome,
        readAnswer: readTaxBatch,
        onRest: settled,
      },
    );
    onClose();
  };
  return (
    <Dialog
      title={m.verifyTitle}
      onSubmit={start}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...t.cancel} />
          </Button>
          <Button type="submit" appearance="primary" disabled={fresh.length === 0}>
            <FormattedMessage {...m.verify} />
          </Button>
        </>
      }
    >
      <BulkPlan
        count={rows.length}
        sent={fresh.length}
        skipped={left.length > 0 ? [{ reason: m.notNew, count: left.length }] : []}
        sums={[
          { title: m.base, amount: sumOf('base_amount') },
          { title: t.taxAmount, amount: sumOf('tax_amount') },
        ]}
      />
      {fresh.length === 0 && (
        <div>
          <FormattedMessage {...m.noneNew} />
        </div>
      )}
    </Dialog>
  );
}
