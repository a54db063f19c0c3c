import { Warning16Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useApiDispatch } from '../../api/cache/dispatch';
import { followAccount } from '../../api/sign-in/ownAccount';
import { untilAnswered } from '../../api/cache/untilAnswered';
import { framePart } from '../foundation/framePart';
import { NewVersionBar } from './NewVersionBar';
import { SlowReads } from './SlowReads';
import { ZoneNote } from './ZoneNote';
import { useFreshLinks } from './useFreshLinks';
import { useAddress } from '../../kit/state/address';
import { useFreshPictures } from './useFreshPictures';
import { useStatusBarStyles } from './statusBarStyles';

const m = defineMessages({
  silent: {
    id: 'network.bar.silent',
    defaultMessage: 'Сервис не отвечает. Панель спрашивает его сама и покажет данные, как только он ответит.',
  },
});

/** A mouse does without it. */
const Tips = framePart(async () => (await import('../../kit/overlay/Tips')).Tips);

interface Props {
  isOnline: boolean;
  /** Whether a service does not answer. */
  isSilent: boolean;
}

/**
 * What the first rows do without: the bars of a service that does not answer, which is asked while it lasts, of reads that take
 * long, and of a newer version; the zone of the clock in the footer; new addresses for pictures and files; what the person may do by now; and tips.
 */
export function LateBars({ isOnline, isSilent }: Props) {
  const styles = useStatusBarStyles();
  const dispatch = useApiDispatch();
  const isAsked = isSilent && isOnline;
  const hasNoMouse = useOtherThanMouse();
  useFreshLinks();
  useFreshPictures();
  useEffect(() => dispatch(followAccount()), [dispatch]);
  useMenuInSight();
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
      {!isAsked && <SlowReads />}
      <ZoneNote />
      {hasNoMouse && <Tips />}
      <NewVersionBar isOnline={isOnline && !isSilent} />
    </>
  );
}

/** Whether a key or a finger was used by now. */
function useOtherThanMouse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const note = () => setUsed(true);
    for (const name of ['keydown', 'touchstart']) window.addEventListener(name, note, { passive: true });
    return () => {
      for (const name of ['keydown', 'touchstart']) window.removeEventListener(name, note);
    };
  }, [isUsed]);
  return isUsed;
}

/** Keeps the item of the menu that one is at in sight, however far down it stands: the page is laid out for it, and the first rows do without. */
function useMenuInSight(): void {
  const { pathname } = useAddress().location;
  useEffect(() => {
    // The first of a screen that stands among the favourites as well.
    document.querySelector('[data-menu-item][aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
}
