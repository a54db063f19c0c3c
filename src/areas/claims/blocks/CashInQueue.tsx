import { defineMessage } from 'react-intl';
import { useGetCashInQueueQuery } from '../../../api/investment/payments';
import { useLoaded } from '../../../api/loaded';
import { FigureTile } from '../../../kit/FigureTile';
import { href } from '../../../routes/href';
import { figureOf, fresh } from './figure';

const title = defineMessage({ id: 'claims.blocks.cashIn', defaultMessage: 'Поступления ждут зачисления' });

/** How many documents of the bank wait to be posted. */
export default function CashInQueue() {
  const result = useLoaded(useGetCashInQueueQuery(undefined, fresh), 'cashIn');
  return <FigureTile title={title} to={href('claims.cashIn')} result={figureOf(result)} />;
}
