import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { failureText } from '../../kit/state/failureText';
import type { Failure } from '../../lib/failure';

const useStyles = makeStyles({
  alert: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  icon: { flexShrink: 0 },
  line: { margin: 0 },
});

/** Why somebody was not let in, in the words of the catalogue of errors. */
export function Refusal({ failure }: { failure: Failure }) {
  const styles = useStyles();
  const { title, text, values, detail } = failureText(failure);
  return (
    <div role="alert" className={styles.alert}>
      <ErrorCircle20Regular className={styles.icon} aria-hidden="true" />
      <div>
        <p className={styles.line}>
          <FormattedMessage {...title} values={values} />
        </p>
        {text && (
          <p className={styles.line}>
            <FormattedMessage {...text} values={values} />
          </p>
        )}
        {detail && <p className={styles.line}>{detail}</p>}
      </div>
    </div>
  );
}
