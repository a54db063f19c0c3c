import { defineMessages } from 'react-intl';
import { useTaxTransactionCount } from '../../../api/investment/tax';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MetricTile } from '../../../kit/charts/MetricTile';
import type { Failure } from '../../../lib/failure';
import { href } from '../../../routes/href';

const m = defineMessages({
  tax: { id: 'payments.blocks.tax', defaultMessage: 'Налоги не проверены' },
});

const list = `${href('payments.tax')}?status=new`;
const malformed: Failure = { kind: 'malformed', status: 200, codes: [] };

/** The tax rows that nobody has verified; read again when the panel is opened, since others work on the same queue. */
export default function TaxQueue() {
  const { item, ...result } = useRecordQuery(
    useTaxTransactionCount({ status: ['new'] }, { refetchOnMountOrArgChange: 5 }),
    'count',
  );
  const failure = item === null ? malformed : result.failure;
  const figure = typeof item === 'number' ? { value: item } : undefined;
  return <MetricTile title={m.tax} to={list} result={{ ...result, failure, item: figure }} />;
}
