import { Warning16Regular } from '@fluentui/react-icons';
import { useSyncExternalStore } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { countSilent, followSilence } from '../../api/transport/silence';
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

// The bar about the network cannot come by the network; the others can. They are the first part that is fetched when the
// page has come to rest, or when a service is silent before, and bring all texts with them.
const LateBars = framePart(async () => (await import('./LateBars')).LateBars, 'shell.late');

/** What concerns the whole panel stands over the page until it is over: no network, no answer, a newer version. */
export function StatusBars() {
  const styles = useStatusBarStyles();
  const isOnline = useOnline();
  const isSilent = useSyncExternalStore(followSilence, countSilent) > 0;
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
      {(isQuiet || isSilent) && <LateBars isOnline={isOnline} isSilent={isSilent} />}
    </>
  );
}
