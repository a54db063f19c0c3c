import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { focusRingInside } from '../../kit/foundation/styles';
import { NotificationList } from '../../kit/feedback/NotificationList';
import { notices } from '../../kit/state/notifications';
import { DoNotDisturbSwitch } from '../../kit/feedback/DoNotDisturbSwitch';
import { href } from '../../routes/href';
import { titleOfPath } from '../../routes/title';
import { useCan } from '../../session/can';

const m = defineMessages({
  title: { id: 'notices.bell.title', defaultMessage: 'Уведомления' },
  empty: { id: 'notices.bell.empty', defaultMessage: 'Новых уведомлений нет.' },
  all: { id: 'notices.bell.all', defaultMessage: 'Все уведомления' },
});

/** The rest is on the page of all notices. */
const shownAtMost = 20;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', maxHeight: 'min(560px, calc(100dvh - 72px))' },
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  list: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: `0 ${tokens.spacingHorizontalS}` },
  empty: { margin: 0, padding: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground3 },
  all: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minHeight: '40px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRingInside,
  },
});

/** The newest notices, under the bell. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const can = useCan();
  const list = useSelector(notices.selectors.list).filter(({ isSettled }) => !isSettled);
  const newest = list.slice(-shownAtMost).reverse();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FormattedMessage {...m.title} />
        </h2>
        <DoNotDisturbSwitch />
      </div>
      <div className={styles.list}>
        {newest.length > 0 ? (
          <NotificationList notices={newest} titleOf={(path) => titleOfPath(path, can)} onFollow={onClose} />
        ) : (
          <p className={styles.empty}>
            <FormattedMessage {...m.empty} />
          </p>
        )}
      </div>
      <Link to={href('notices.list')} className={styles.all} onClick={onClose}>
        <FormattedMessage {...m.all} />
      </Link>
    </div>
  );
}
