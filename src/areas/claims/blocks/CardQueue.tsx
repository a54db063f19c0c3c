import { useCountCardVerificationClaimsQuery } from '../../../api/deskCounts';
import { useLoaded } from '../../../api/loaded';
import { FigureTile } from '../../../kit/FigureTile';
import { href } from '../../../routes/href';
import { m } from './messages';
import { figureOf, fresh } from './queue';

const status = ['pending'] as const;
const list = `${href('claims.cards')}?status=pending`;

/** Cards whose photos nobody has compared yet. */
export default function CardQueue() {
  const result = useLoaded(useCountCardVerificationClaimsQuery({ status: [...status] }, fresh), 'count');
  return <FigureTile title={m.cards} to={list} result={figureOf(result)} />;
}
