import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Command } from 'cmdk';
import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../kit/feedback/FailureNote';
import type { LineGroup } from './paletteItem';
import { m } from './messages';
import { PaletteItem } from './PaletteItem';
import type { Palette } from './usePalette';

const useStyles = makeStyles({
  list: {
    minHeight: 0,
    flexGrow: 1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What changes in it moves nothing outside, and need not be looked for there.
    contain: 'strict',
    padding: tokens.spacingHorizontalS,
    scrollPaddingBlock: tokens.spacingVerticalXXXL,
    outlineStyle: 'none',
  },
  group: {
    '& [cmdk-group-heading]': {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
      color: tokens.colorNeutralForeground3,
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  said: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground2,
  },
  empty: { display: 'block', textAlign: 'center', paddingBlock: tokens.spacingVerticalXXXL },
  advice: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  palette: Palette;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (value: string) => void;
}

/** The rows, group by group, and what is said where there are none or where more are on their way. */
export function PaletteList({ palette, field, onChoose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isScrolled = useRef(false);
  const { groups, lines, active, records } = palette;
  // After a key first what is in sight; the rest once that is painted and nothing more urgent is to be done.
  const isWhole = useIdleValue(groups) === groups || (active !== undefined && lines.indexOf(active) >= inSight);
  const pick = useLatest(palette.pick);

  // Said on the field in the same turn in which the row is highlighted, from the row itself: cmdk tells it later.
  useLayoutEffect(() => {
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[cmdk-item]') ?? [])].find(
      (one) => one.dataset['value'] === active?.value,
    );
    if (list.current) field.current?.setAttribute('aria-controls', list.current.id);
    if (row) field.current?.setAttribute('aria-activedescendant', row.id);
    else field.current?.removeAttribute('aria-activedescendant');
    // At the top of a list that was not scrolled it is in sight; to ask would make the browser lay everything out now.
    if (active === lines[0] && !isScrolled.current) return;
    row?.scrollIntoView({ block: 'nearest' });
  }, [active, lines, field]);
  // Where something else stands in its place, the field names no list.
  useLayoutEffect(() => {
    const input = field.current;
    return () => ['aria-controls', 'aria-activedescendant'].forEach((name) => input?.removeAttribute(name));
  }, [field]);

  return (
    <>
      {/* Not that of cmdk, which measures itself after every change and so lays everything out twice. */}
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={intl.formatMessage(m.results)}
        className={styles.list}
        hidden={lines.length === 0}
        onScroll={({ currentTarget }) => (isScrolled.current = currentTarget.scrollTop > 0)}
      >
        {(isWhole ? groups : firstLines(groups)).map(({ id: group, title, lines: own }) => (
          <Command.Group key={group} value={group} heading={title} className={styles.group}>
            {own.map((line) => (
              <PaletteItem key={line.value} line={line} onPick={pick} onChoose={onChoose} />
            ))}
          </Command.Group>
        ))}
      </div>
      {records.isAsking && (
        <div className={styles.said}>
          <Spinner size="extra-tiny" label={intl.formatMessage(m.searching)} />
        </div>
      )}
      <Failures palette={palette} />
      {lines.length === 0 && <Nothing palette={palette} />}
    </>
  );
}

/** How many rows are in sight before anybody scrolls. */
const inSight = 13;

function firstLines(groups: readonly LineGroup[]): LineGroup[] {
  let room = inSight;
  return groups.flatMap((group) => {
    const lines = group.lines.slice(0, room);
    room -= lines.length;
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}

/** What could not be asked, in the place where its records would stand. */
function Failures({ palette: { records } }: { palette: Palette }) {
  return records.answers.map(
    ({ kind, failure }) => failure && <FailureNote key={kind.kind} failure={failure} retry={records.retry} />,
  );
}

function Nothing({ palette: { records, query, level } }: { palette: Palette }) {
  const styles = useStyles();
  if (records.isAsking || records.answers.some(({ failure }) => failure)) return null;
  const wantsRecords = level === undefined && (query.mode === 'people' || query.mode === 'numbers');
  if (wantsRecords && !records.isAsked) {
    const isShort = query.text.length < 3;
    return (
      <p className={`${styles.said} ${styles.empty}`}>
        <FormattedMessage {...(isShort ? m.typeMore : m.noKinds)} />
      </p>
    );
  }
  return (
    <div className={`${styles.said} ${styles.empty}`}>
      <div>
        <FormattedMessage {...m.nothing} />
      </div>
      {level === undefined && (
        <div className={styles.advice}>
          <FormattedMessage {...m.nothingAdvice} />
        </div>
      )}
    </div>
  );
}

/** The value when the browser has had time, until then the one before; without a way to know that, the value itself. */
function useIdleValue<Value>(value: Value): Value {
  const [idle, setIdle] = useState(value);
  const canWait = 'requestIdleCallback' in window;
  useEffect(() => {
    if (!canWait) return undefined;
    const handle = requestIdleCallback(() => startTransition(() => setIdle(value)), { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }, [canWait, value]);
  return canWait ? idle : value;
}

/** The same function from one drawing to the next that does what the latest one does: rows need not be drawn anew. */
function useLatest<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  const same = useRef((...args: Args) => latest.current(...args));
  useLayoutEffect(() => {
    latest.current = act;
  });
  return same.current;
}
