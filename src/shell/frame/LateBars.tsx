import { Warning16Regular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useApiDispatch } from '../../api/cache/dispatch';
import { untilAnswered } from '../../api/cache/untilAnswered';
import { NewVersionBar } from './NewVersionBar';
import { ZoneNote } from './ZoneNote';
import { useFreshLinks } from './useFreshLinks';
import { useFreshPictures } from './useFreshPictures';
import { useStatusBarStyles } from './statusBarStyles';

const m = defineMessages({
  silent: {
    id: 'network.bar.silent',
    defaultMessage: 'Сервис не отвечает. Панель спрашивает его сама и покажет данные, как только он ответит.',
  },
});

interface Props {
  isOnline: boolean;
  /** Whether a service does not answer. */
  isSilent: boolean;
}

/**
 * What the first rows do without: the bars of a service that does not answer, which is asked while it lasts, and of a newer
 * version; the zone of the clock in the footer; and new addresses for pictures and files.
 */
export function LateBars({ isOnline, isSilent }: Props) {
  const styles = useStatusBarStyles();
  const dispatch = useApiDispatch();
  const isAsked = isSilent && isOnline;
  useFreshLinks();
  useFreshPictures();
  useEffect(() => {
    if (!isAsked) return undefined;
    const left = new AbortController();
    void dispatch(untilAnswered(left.signal));
    return () => left.abort();
  }, [dispatch, isAsked]);
  return (
    <>
      {isAsked && (
        <div role="status" className={styles.bar}>
          <Warning16Regular aria-hidden="true" />
          <span>
            <FormattedMessage {...m.silent} />
          </span>
        </div>
      )}
      <ZoneNote />
      <NewVersionBar isOnline={isOnline && !isSilent} />
    </>
  );
}
