import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import type { RouteId } from '../../routes/table';
import { waitingCounts, type CountPace, type UseCount, type WaitingCount } from '../../routes/waitingCounts';
import { lazyPart, useLazyPart, type LazyPart } from '../foundation/lazyPart';
import { menuTokens } from './menuTokens';

/** Often enough to see work come in, and seldom enough to be no load: nobody waits for this number. */
const pace: CountPace = { pollingInterval: 120_000, skipPollingIfUnfocused: true };

/** Beyond this a number only says "many", and has no room beside a title. */
const mostShown = 999;

const counts = new Map(Object.entries(waitingCounts).map(([id, { load }]) => [id, lazyPart(load)]));

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

interface Props {
  of: RouteId;
  /** The link that this describes names it by this id. */
  id: string;
  isCollapsed: boolean;
}

/** How much waits on a list; nothing while that is not known or nothing waits. */
export function MenuCount({ of, ...place }: Props) {
  const part = counts.get(of);
  const count = waitingCounts[of];
  return part && count && <Fetched part={part} label={count.label} {...place} />;
}

interface FetchedProps extends Omit<Props, 'of'> {
  part: LazyPart<UseCount>;
  label: WaitingCount['label'];
}

function Fetched({ part, ...rest }: FetchedProps) {
  const { part: found } = useLazyPart(part);
  return found && <Asked useCount={found} {...rest} />;
}

type AskedProps = Omit<FetchedProps, 'part'> & { useCount: UseCount };

function Asked({ useCount, label, id, isCollapsed }: AskedProps) {
  const styles = useStyles();
  const format = useFormat();
  const count = useCount(pace);
  if (count === undefined || count === 0) return null;
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
