import { Warning16Regular } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useOnline } from '../../kit/foundation/useOnline';
import { useStatusBarStyles } from './statusBarStyles';
import { framePart } from '../foundation/framePart';
import { useIdle } from '../foundation/useIdle';

const m = defineMessages({
  offline: {
    id: 'network.bar.offline',
    defaultMessage:
      'Нет сети. Показано то, что загрузилось раньше; сохранять изменения можно будет, когда связь вернётся.',
  },
});

// The bar about the network cannot come by the network; the other one can. It is the first part that is fetched when
// the page has come to rest, and brings all texts with it.
const NewVersionBar = framePart(async () => (await import('./NewVersionBar')).NewVersionBar);

/** What concerns the whole panel stands over the page until it is over: no network, a newer version. */
export function StatusBars() {
  const styles = useStatusBarStyles();
  const isOnline = useOnline();
  const isQuiet = useIdle(undefined);
  return (
    <>
      {!isOnline && (
        <div role="status" className={styles.bar}>
          <Warning16Regular aria-hidden="true" />
          <span>
            <FormattedMessage {...m.offline} />
          </span>
        </div>
      )}
      {isQuiet && <NewVersionBar isOnline={isOnline} />}
    </>
  );
}
