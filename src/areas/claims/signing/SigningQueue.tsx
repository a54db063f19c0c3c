import { useDibankClaimCount } from '../../../api/investment/signing';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MetricTile } from '../../../kit/charts/MetricTile';
import { href } from '../../../routes/href';
import { m } from './messages';

/** How many payment documents wait for a signature; read again when the panel is opened, in seconds. */
const fresh = { refetchOnMountOrArgChange: 5 };

export default function SigningQueue() {
  const { item, ...result } = useRecordQuery(useDibankClaimCount({ status: 'draft' }, fresh), 'drafts');
  const figure = item === undefined || item === null ? undefined : { value: item };
  return (
    <MetricTile title={m.queue} detail={m.drafts} to={href('signing.list')} result={{ ...result, item: figure }} />
  );
}
