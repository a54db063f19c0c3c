import { useCardVerificationCount } from '../../../api/investment/cardVerification';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MetricTile } from '../../../kit/charts/MetricTile';
import { href } from '../../../routes/href';
import { m } from './messages';
import { figureOf, fresh } from './queue';

const status = ['pending'] as const;
const list = `${href('claims.cards')}?status=pending`;

/** Cards whose photos nobody has compared yet. */
export default function CardQueue() {
  const result = useRecordQuery(useCardVerificationCount({ status: [...status] }, fresh), 'count');
  return <MetricTile title={m.cards} to={list} result={figureOf(result)} />;
}
