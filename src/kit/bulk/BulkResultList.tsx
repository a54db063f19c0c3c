import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  Circle16Regular,
  ErrorCircle16Regular,
  QuestionCircle16Regular,
  SubtractCircle16Regular,
} from '@fluentui/react-icons';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { focusRing, focusRingInside } from '../foundation/styles';
import { DrawnRows } from '../foundation/DrawnRows';
import type { BulkJob } from './bulkJob';
import type { BulkState, RowId } from './bulkState';
import { outcomeText, shownState, type Shown } from './outcomeText';

const lineHeight = 32;

const icons = {
  waiting: Circle16Regular,
  open: Circle16Regular,
  unknown: QuestionCircle16Regular,
  done: CheckmarkCircle16Regular,
  failed: ErrorCircle16Regular,
  skipped: SubtractCircle16Regular,
} satisfies Record<Shown, unknown>;

const useStyles = makeStyles({
  lines: { margin: 0, padding: 0 },
  root: {
    height: '40vh',
    overflowY: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...focusRing,
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 1fr)',
    // On a phone the name has what a short outcome leaves.
    '@media (max-width: 479px)': { gridTemplateColumns: '16px minmax(0, 1fr) fit-content(60%)' },
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    height: `${lineHeight}px`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    listStyleType: 'none',
    ...focusRingInside,
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  said: { color: tokens.colorNeutralForeground2 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  unknown: { color: tokens.colorStatusWarningForeground1 },
});

interface Props {
  job: BulkJob;
  state: BulkState;
  /** Those that are listed. */
  ids: readonly RowId[];
}

/** Where a key leads among the lines; undefined when it leads nowhere. */
function lineAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const steps: Record<string, number | undefined> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  return steps[key];
}

/**
 * One line for each row: what it is called, and what became of it. Only the lines in sight are drawn. Arrows, Home and End go
 * from one to the next, whose words then stand whole in its tip.
 */
export function BulkResultList({ job, state, ids }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  const wantsFocus = useRef(false);
  const lineAt = (at: number) => scroller.current?.querySelector<HTMLElement>(`[aria-posinset="${at + 1}"]`);
  // What was out of sight is drawn first.
  useLayoutEffect(() => {
    if (place === undefined || !wantsFocus.current) return;
    const line = lineAt(place);
    line?.focus();
    if (line) wantsFocus.current = false;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? Number(event.target.getAttribute('aria-posinset') ?? 0) - 1 : -1;
    const next = lineAfter(event.key, at, ids.length);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const line = lineAt(next);
    // Wished for where it is still to be drawn only: at the ends it is where it was, and the wish would outlive the key.
    wantsFocus.current = !line;
    setPlace(next);
    line?.focus();
  };
  const draw = (index: number) => {
    const id = ids[index];
    const row = id === undefined ? undefined : state.rows.get(id);
    if (id === undefined || !row) return null;
    const shown = shownState(row, state);
    const Icon = icons[shown];
    const name = job.nameOf(id);
    const said = outcomeText(row, state, job.wordsOf, intl);
    const tone = shown === 'done' || shown === 'failed' || shown === 'unknown' ? styles[shown] : undefined;
    return (
      <li key={id} className={styles.line} tabIndex={-1} aria-posinset={index + 1} aria-setsize={ids.length}>
        <Icon className={tone} aria-hidden />
        <span className={styles.text} title={name}>
          {name}
        </span>
        <span className={mergeClasses(styles.text, styles.said)} title={said}>
          {said}
        </span>
      </li>
    );
  };
  const gap = (key: string, height: number) => <li key={key} aria-hidden style={{ height, listStyle: 'none' }} />;
  return (
    // A long list is scrolled by the keyboard, too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are heard from whichever line has the focus
    <div ref={scroller} className={styles.root} role="group" tabIndex={0} aria-label={job.title} onKeyDown={onKeyDown}>
      <ul className={styles.lines}>
        <DrawnRows count={ids.length} height={lineHeight} scroller={scroller} kept={place} draw={draw} gap={gap} />
      </ul>
    </div>
  );
}
