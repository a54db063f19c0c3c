import type { MonthFigure } from '../api/system-user/ledger';
import { Money } from '../kit/values/values';
import { monthPeriod } from '../lib/days';
import { href } from '../routes/href';
import { RecordLink } from './RecordLink';

interface Figure {
  figure: MonthFigure;
  month: string;
  /** Of one strategy alone. */
  strategyId?: number;
}

/** The entries of a month that add up to one of its figures. */
export const ledgerFigureHref = ({ figure, month, strategyId }: Figure): string =>
  href(
    'ledger.entries',
    {},
    {
      figure,
      ...(strategyId !== undefined && { strategy_id: [String(strategyId)] }),
      ...monthPeriod(month),
    },
  );

/** A figure of a month, and the way to the entries that add up to it. */
export const LedgerFigure = ({ amount, ...figure }: Figure & { amount: string }) => (
  <RecordLink to={ledgerFigureHref(figure)} permission="gl.query">
    <Money amount={amount} />
  </RecordLink>
);
