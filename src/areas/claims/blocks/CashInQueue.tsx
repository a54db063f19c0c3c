import { defineMessage } from 'react-intl';
import { useGetCashInQueueQuery } from '../../../api/investment/cashIn';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MetricTile } from '../../../kit/charts/MetricTile';
import { href } from '../../../routes/href';
import { figureOf, fresh } from './figure';

const title = defineMessage({ id: 'claims.blocks.cashIn', defaultMessage: 'Поступления ждут зачисления' });

/** How many documents of the bank wait to be posted. */
export default function CashInQueue() {
  const result = useRecordQuery(useGetCashInQueueQuery(undefined, fresh), 'cashIn');
  return <MetricTile title={title} to={href('claims.cashIn')} result={figureOf(result)} />;
}
