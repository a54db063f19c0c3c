import { useClaimCount } from '../../../api/system-user/generalClaims';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MetricTile } from '../../../kit/charts/MetricTile';
import { href } from '../../../routes/href';
import { m } from './messages';
import { figureOf, fresh } from './queue';

const status = ['pending', 'in_process'] as const;
const list = `${href('claims.general')}?type=all&status=pending&status=in_process`;

/** General claims of every type that nobody has decided. */
export default function ClaimQueue() {
  const result = useRecordQuery(useClaimCount({ status: [...status] }, fresh), 'count');
  return <MetricTile title={m.general} to={list} result={figureOf(result)} />;
}
