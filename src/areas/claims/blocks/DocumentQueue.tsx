import { useApplicationDocumentCount } from '../../../api/investment/documents';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MetricTile } from '../../../kit/charts/MetricTile';
import { href } from '../../../routes/href';
import { m } from './messages';
import { figureOf, fresh } from './queue';

const status = ['new', 'checked'] as const;
const list = `${href('claims.documents')}?status=new&status=checked`;

/** Papers that wait to be checked or accepted. */
export default function DocumentQueue() {
  const result = useRecordQuery(useApplicationDocumentCount({ status: [...status] }, fresh), 'count');
  return <MetricTile title={m.documents} to={list} result={figureOf(result)} />;
}
