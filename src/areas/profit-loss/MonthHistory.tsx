import { makeStyles, tokens } from '@fluentui/react-components';
import type { ProfitLoss } from '../../api/system-user/profitLoss';
import { useFormat } from '../../i18n/format';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { Drawer } from '../../kit/overlay/Drawer';
import type { Loaded } from '../../lib/rows';
import { RecordHistory } from '../../parts/RecordHistory';
import { useIntl } from 'react-intl';
import { profitLossJournal } from './journalWords';
import { historyTitle } from './messages';

const useStyles = makeStyles({
  root: { padding: tokens.spacingHorizontalXXL, overflowY: 'auto' },
});

interface Props {
  date: string;
  result: Loaded<ProfitLoss>;
  onClose: () => void;
}

/** Who typed what into the profit and loss of a month. */
export function MonthHistory({ date, result, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const { item, failure, retry } = result;
  return (
    <Drawer title={intl.formatMessage(historyTitle, { month: format.month(date.slice(0, 7)) })} onClose={onClose}>
      <div className={styles.root}>
        {item ? (
          <RecordHistory rows={item.history} words={profitLossJournal} />
        ) : failure ? (
          <FailureNote failure={failure} retry={retry} />
        ) : (
          <SectionSkeleton />
        )}
      </div>
    </Drawer>
  );
}
