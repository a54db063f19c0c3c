import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  Circle16Regular,
  ErrorCircle16Regular,
  QuestionCircle16Regular,
  SubtractCircle16Regular,
} from '@fluentui/react-icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusRing } from '../foundation/styles';
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

/** One line for each row: what it is called, and what became of it. Only the lines in sight are drawn. */
export function BulkResultList({ job, state, ids }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
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
      <li key={id} className={styles.line} aria-posinset={index + 1} aria-setsize={ids.length}>
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
    <div ref={scroller} className={styles.root} role="group" tabIndex={0} aria-label={job.title}>
      <ul className={styles.lines}>
        <DrawnRows count={ids.length} height={lineHeight} scroller={scroller} kept={undefined} draw={draw} gap={gap} />
      </ul>
    </div>
  );
}
