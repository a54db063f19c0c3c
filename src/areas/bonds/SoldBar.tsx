import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Bond } from '../../api/system-user/bonds';
import { useFormat } from '../../i18n/format';
import { Progress } from '../../kit/feedback/Progress';
import { soldBar, soldOf } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  words: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** How much of a bond is sold, as a bar under the number of units. */
export function SoldBar({ bond }: { bond: Pick<Bond, 'sold_quantity' | 'quantity' | 'sold_percent'> }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const values = { sold: format.number(bond.sold_quantity), all: format.number(bond.quantity) };
  return (
    <span className={styles.root}>
      <span className={styles.words}>
        <FormattedMessage {...soldOf} values={values} />
      </span>
      <Progress
        done={bond.sold_percent / 100}
        label={intl.formatMessage(soldBar, { percent: format.percent(bond.sold_percent) })}
      />
    </span>
  );
}
