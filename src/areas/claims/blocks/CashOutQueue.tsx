import { defineMessage } from 'react-intl';
import { useGetCashOutQueueQuery } from '../../../api/investment/cashOut';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MetricTile } from '../../../kit/charts/MetricTile';
import { href } from '../../../routes/href';
import { figureOf, fresh } from './figure';

const title = defineMessage({ id: 'claims.blocks.cashOut', defaultMessage: 'Заявки на вывод ждут решения' });

// The list itself shows the decided ones as well.
const waitingHref = () => `${href('claims.cashOut')}?${new URLSearchParams({ status: 'pending' }).toString()}`;

/** How many claims wait for a decision. */
export default function CashOutQueue() {
  const result = useRecordQuery(useGetCashOutQueueQuery(undefined, fresh), 'cashOut');
  return <MetricTile title={title} to={waitingHref()} result={figureOf(result)} />;
}
