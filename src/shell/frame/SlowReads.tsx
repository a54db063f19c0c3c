import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useStore } from 'react-redux';
import { useApiDispatch, type ApiState } from '../../api/cache/dispatch';
import { giveUpReads, isWaitedFor } from '../../api/cache/slowReads';
import type { Slowness } from '../../kit/foundation/useSlow';
import { timings } from '../../lib/timings';
import { parked } from '../tabs/parkPanels';

const m = defineMessages({
  slow: { id: 'network.bar.slow', defaultMessage: 'Загружается дольше обычного' },
  long: { id: 'network.bar.long', defaultMessage: 'Долго. Можно отменить' },
  giveUp: { id: 'network.bar.giveUp', defaultMessage: 'Отменить загрузку' },
});

/** How often is looked for what is waited for, in milliseconds. */
const lookEvery = 500;

const useStyles = makeStyles({
  // Over the page: what stands in it must not move because something is late.
  root: {
    position: 'fixed',
    top: '60px',
    insetInline: 0,
    zIndex: tokens.zIndexFloating,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: 'fit-content',
    maxWidth: 'calc(100vw - 24px)',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow8,
  },
});

/** A part of the page shows that it is on its way; what is read behind it, or in a tab behind, keeps nobody waiting. */
const isSeenToWait = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].some(
    (part) => !part.closest(`[${parked}], [style*="display: none"]`),
  );

function slownessNow(state: ApiState): Slowness {
  if (!isSeenToWait()) return 'none';
  const now = Date.now();
  if (isWaitedFor(state, now - timings.cancelAfter)) return 'long';
  return isWaitedFor(state, now - timings.progressAfter) ? 'slow' : 'none';
}

/** Says that what the page waits for takes longer, and offers after a while to wait no more. */
export function SlowReads() {
  const styles = useStyles();
  const dispatch = useApiDispatch();
  const { getState } = useStore<ApiState>();
  const [slowness, setSlowness] = useState<Slowness>('none');
  useEffect(() => {
    const timer = setInterval(() => setSlowness(slownessNow(getState())), lookEvery);
    return () => clearInterval(timer);
  }, [getState]);
  const giveUp = () => {
    dispatch(giveUpReads(Date.now() - timings.cancelAfter));
    setSlowness('none');
    // The button goes, and the page has what is to be done next.
    document.querySelector('main')?.focus();
  };
  if (slowness === 'none') return null;
  return (
    <div aria-live="polite" className={styles.root}>
      <span>
        <FormattedMessage {...m[slowness]} />
      </span>
      {slowness === 'long' && (
        <Button size="small" onClick={giveUp}>
          <FormattedMessage {...m.giveUp} />
        </Button>
      )}
    </div>
  );
}
