import { FormattedMessage } from 'react-intl';
import type { ProfitLoss } from '../../api/system-user/profitLoss';
import { useFormat } from '../../i18n/format';
import { Note } from '../../parts/Note';
import { useCan } from '../../session/can';
import { largeAre, m } from './messages';
import { largeWithoutComment } from './sheetRows';

/** Why nothing can be changed, or what waits for an explanation. */
export function SheetNotes({ sheet, isOfMonth }: { sheet: ProfitLoss; isOfMonth: boolean }) {
  const format = useFormat();
  const mayType = useCan()('pnl.add');
  if (sheet.is_closed)
    return (
      <Note>
        <FormattedMessage {...m.isClosed} />
      </Note>
    );
  const count = largeWithoutComment(sheet);
  if (!isOfMonth || !mayType || count === 0) return null;
  const { percent, amount } = sheet.move;
  return (
    <Note isWarning>
      <FormattedMessage
        {...largeAre}
        values={{ count, percent: format.percent(percent), amount: format.moneyWithCurrency(amount) }}
      />
    </Note>
  );
}
