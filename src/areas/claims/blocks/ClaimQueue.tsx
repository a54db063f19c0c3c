import { useCountClaimsQuery } from '../../../api/deskCounts';
import { useLoaded } from '../../../api/loaded';
import { FigureTile } from '../../../kit/FigureTile';
import { href } from '../../../routes/href';
import { m } from './messages';
import { figureOf, fresh } from './queue';

const status = ['pending', 'in_process'] as const;
const list = `${href('claims.general')}?type=all&status=pending&status=in_process`;

/** General claims of every type that nobody has decided. */
export default function ClaimQueue() {
  const result = useLoaded(useCountClaimsQuery({ status: [...status] }, fresh), 'count');
  return <FigureTile title={m.general} to={list} result={figureOf(result)} />;
}
