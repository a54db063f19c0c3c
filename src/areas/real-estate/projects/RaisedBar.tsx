import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../i18n/format';
import { Progress } from '../../../kit/feedback/Progress';
import { m } from './messages';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(48px, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  percent: { minWidth: '56px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** How much of the target is raised, as a bar and as a figure. */
export function RaisedBar({ percent }: { percent: number }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.root}>
      <Progress done={percent / 100} label={intl.formatMessage(m.raised)} />
      <span className={styles.percent}>{useFormat().percent(percent)}</span>
    </div>
  );
}
