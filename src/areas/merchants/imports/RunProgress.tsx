import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MerchantImport } from '../../../api/payment/merchantImports';
import { useFormat } from '../../../i18n/format';
import { Progress } from '../../../kit/feedback/Progress';
import { m, progressText } from './messages';

const useStyles = makeStyles({
  progress: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  said: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** How far an import is. What is announced is what it does; the figures change each second, and are there to be looked at. */
export function RunProgress({ run: { status, total, ok, failed } }: { run: MerchantImport }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const done = ok + failed;
  const state = intl.formatMessage(status === 'queued' ? m.queued : total === null ? m.fetching : m.running);
  return (
    <div className={styles.progress}>
      <span className={styles.said}>
        <span role="status">{state}</span>
        {total !== null && (
          <>
            {' · '}
            <FormattedMessage {...progressText} values={{ done: format.number(done), total: format.number(total) }} />
          </>
        )}
      </span>
      <Progress done={total ? done / total : 0} label={state} />
    </div>
  );
}
