import { useCountApplicationDocumentsQuery } from '../../../api/deskCounts';
import { useLoaded } from '../../../api/loaded';
import { FigureTile } from '../../../kit/FigureTile';
import { href } from '../../../routes/href';
import { m } from './messages';
import { figureOf, fresh } from './queue';

const status = ['new', 'checked'] as const;
const list = `${href('claims.documents')}?status=new&status=checked`;

/** Papers that wait to be checked or accepted. */
export default function DocumentQueue() {
  const result = useLoaded(useCountApplicationDocumentsQuery({ status: [...status] }, fresh), 'count');
  return <FigureTile title={m.documents} to={list} result={figureOf(result)} />;
}
