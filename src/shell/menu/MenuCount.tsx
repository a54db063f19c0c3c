import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import type { Queue, Watching } from '../../routes/queue';
import { queues } from '../../routes/queues';
import type { RouteId } from '../../routes/table';
import { framePart } from '../foundation/framePart';
import { menuTokens } from './menuTokens';
import { mostShown, useCountInTitle } from './waitingInAll';

/** Often enough to see work come in, and seldom enough to be no load: nobody waits for this number. */
const pace: Watching = { pollingInterval: 120_000, skipPollingIfUnfocused: true };

const counts = new Map([...queues].map(([id, queue]) => [id, framePart(() => fetchCount(id, queue))]));

const useStyles = makeStyles({
  badge: {
    minWidth: '24px',
    boxSizing: 'border-box',
    flexShrink: 0,
    marginInlineStart: tokens.spacingHorizontalXS,
    paddingInline: tokens.spacingHorizontalXS,
    // An edge and no fill: it stands on three backgrounds.
    border: `1px solid ${menuTokens.menuForegroundQuiet}`,
    borderRadius: tokens.borderRadiusCircular,
    color: menuTokens.menuForegroundStrong,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  // Beside an icon alone there is room for a mark, not for digits.
  dot: {
    position: 'absolute',
    top: '6px',
    insetInlineEnd: '8px',
    width: '8px',
    height: '8px',
    minWidth: 0,
    padding: 0,
    overflow: 'hidden',
    backgroundColor: menuTokens.menuAccent,
    color: 'transparent',
  },
});

interface Place {
  /** The link that this describes names it by this id. */
  id: string;
  isCollapsed: boolean;
}

/** How much waits on a list; nothing while that is not known or nothing waits. */
export function MenuCount({ of, ...place }: Place & { of: RouteId }) {
  const Count = counts.get(of);
  return Count && <Count {...place} />;
}

async function fetchCount(id: RouteId, { count, filter, label }: Queue): Promise<ComponentType<Place>> {
  const useCount = await count();
  return function Count(place) {
    const { item } = useCount(filter, pace);
    useCountInTitle(id, item);
    return item !== undefined && item > 0 && <Badge count={item} label={label} {...place} />;
  };
}

function Badge({ count, label, id, isCollapsed }: Place & { count: number; label: Queue['label'] }) {
  const styles = useStyles();
  const format = useFormat();
  const shown = count > mostShown ? `${mostShown}+` : format.number(count);
  return (
    <span id={id} className={mergeClasses(styles.badge, isCollapsed && styles.dot)}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>
        <FormattedMessage {...label} values={{ count: format.number(count) }} />
      </VisuallyHidden>
    </span>
  );
}
