import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { Round } from '../../../api/investment/rounds';
import { useFormat } from '../../../i18n/format';
import { Progress } from '../../../kit/feedback/Progress';
import { raisedOf } from './messages';
import { raisedShare } from './raisedShare';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  share: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What was raised, with a bar of how much of the target that is. */
export function Raised({
  round,
  withShare,
}: {
  round: Pick<Round, 'raised_amount' | 'target_amount'>;
  withShare?: boolean;
}) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const share = raisedShare(round.raised_amount, round.target_amount);
  const words = intl.formatMessage(raisedOf, { percent: format.percent(share) });
  return (
    <div className={styles.root}>
      <span>{format.money(round.raised_amount)}</span>
      {share !== undefined && <Progress done={share / 100} label={words} />}
      {withShare && <span className={styles.share}>{words}</span>}
    </div>
  );
}
