import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { notices, quietToggled } from '../state/notifications';

const m = defineMessages({
  quiet: { id: 'kit.noticeSwitch.quiet', defaultMessage: 'Не беспокоить' },
  quietText: { id: 'kit.noticeSwitch.quietText', defaultMessage: 'Всплывают только ошибки, остальное ждёт здесь' },
});

const useStyles = makeStyles({
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    cursor: 'pointer',
  },
  box: { width: '16px', height: '16px', margin: 0, flexShrink: 0, accentColor: tokens.colorCompoundBrandBackground },
  text: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Turns "do not disturb" on and off. */
export function DoNotDisturbSwitch() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const isQuiet = useSelector(notices.selectors.isQuiet);
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        role="switch"
        className={styles.box}
        checked={isQuiet}
        onChange={() => dispatch(quietToggled())}
      />
      <span>
        <FormattedMessage {...m.quiet} />
        <span className={styles.text}>
          <FormattedMessage {...m.quietText} />
        </span>
      </span>
    </label>
  );
}
