import { Money } from '../../kit/values/values';
import { RecordLink } from '../../parts/RecordLink';
import { figureHref, type Total } from './closingTerms';

interface Props {
  figure: Total;
  month: string;
  amount: string;
}

/** A figure of a month, and the way to the entries that add up to it. */
export function FigureLink({ figure, month, amount }: Props) {
  return (
    <RecordLink to={figureHref(figure, month)} permission="gl.query">
      <Money amount={amount} />
    </RecordLink>
  );
}
