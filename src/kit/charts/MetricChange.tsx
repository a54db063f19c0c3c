import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDown16Regular, ArrowUp16Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';

const m = defineMessages({
  same: { id: 'kit.figure.same', defaultMessage: 'Как вчера' },
});
const more = defineMessage<{ count: string }>({
  id: 'kit.figure.more',
  defaultMessage: 'На {count} больше, чем вчера',
});
const less = defineMessage<{ count: string }>({
  id: 'kit.figure.less',
  defaultMessage: 'На {count} меньше, чем вчера',
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** By how much a figure is more or less than it was when yesterday ended. */
export function MetricChange({ by }: { by: number }) {
  const styles = useStyles();
  const format = useFormat();
  const Arrow = by > 0 ? ArrowUp16Regular : ArrowDown16Regular;
  return (
    <span className={styles.root}>
      {by !== 0 && <Arrow aria-hidden />}
      {by === 0 ? (
        <FormattedMessage {...m.same} />
      ) : (
        <FormattedMessage {...(by > 0 ? more : less)} values={{ count: format.number(Math.abs(by)) }} />
      )}
    </span>
  );
}
