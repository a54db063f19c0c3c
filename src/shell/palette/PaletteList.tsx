import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../kit/feedback/FailureNote';
import type { Line, LineGroup } from './paletteItem';
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
  heading: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
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
  /** The list's own, which its rows' begin with. */
  id: string;
}

/** What the field names a row by. */
export const rowId = (list: string, value: string): string => `${list}-${encodeURIComponent(value)}`;

/** The rows, group by group, and what is said where there are none or where more are on their way. */
export function PaletteList({ palette, id }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const isScrolled = useRef(false);
  const { groups, lines, active, records } = palette;
  // After a key first what is in sight; the rest once that is painted and nothing more urgent is to be done.
  const isWhole = useIdleValue(groups) === groups || (active !== undefined && lines.indexOf(active) >= inSight);

  useLayoutEffect(() => {
    // At the top of a list that was not scrolled it is in sight; to ask would make the browser lay everything out now.
    if (active === undefined || (active === lines[0] && !isScrolled.current)) return;
    document.getElementById(rowId(id, active.value))?.scrollIntoView({ block: 'nearest' });
  }, [active, lines, id]);

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys */}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={intl.formatMessage(m.results)}
        className={styles.list}
        hidden={lines.length === 0}
        onScroll={({ currentTarget }) => (isScrolled.current = currentTarget.scrollTop > 0)}
        // A list that changes under a resting pointer makes the browser tell of moves that nobody made.
        onMouseMove={(event) => {
          const line = lineAt(event, id, lines);
          if (line && (event.movementX !== 0 || event.movementY !== 0)) palette.pick(line.value);
        }}
        onClick={(event) => {
          const line = lineAt(event, id, lines);
          if (line) palette.choose(line);
        }}
      >
        {/* By place and not by what they show: after a key most rows get other words, and none is made anew. */}
        {(isWhole ? groups : firstLines(groups)).map(({ id: group, title, lines: own }, place) => (
          <div key={place} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} aria-hidden className={styles.heading}>
              {title}
            </div>
            {own.map((line, at) => (
              // The first is another one whenever it is called differently, so that it is read out.
              <PaletteItem
                key={at === 0 ? line.value : at}
                id={rowId(id, line.value)}
                line={line}
                isActive={line === active}
              />
            ))}
          </div>
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

/** The line whose row is under the pointer. */
const lineAt = ({ target }: SyntheticEvent, list: string, lines: readonly Line[]): Line | undefined => {
  const row = (target as Element).closest('[role="option"]')?.id;
  return lines.find(({ value }) => rowId(list, value) === row);
};

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
