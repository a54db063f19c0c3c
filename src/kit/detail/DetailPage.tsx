import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import type { Failure } from '../../lib/failure';
import type { Loaded } from '../../lib/rows';
import { heading, wrappingRow } from '../foundation/styles';
import { useDimStyles } from '../foundation/dimStyles';
import { OfRecordContext } from '../actions/Action';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { FailureNote } from '../feedback/FailureNote';
import { SectionNav } from './SectionNav';
import { SectionListContext, useSectionKeys, useSectionList } from './sectionList';
import { PrintRecord } from '../print/PrintRecord';
import { useScreen, useScreenTitle } from '../state/screen';
import { DetailSkeleton } from '../feedback/skeletons';
import { StaleNotice } from '../feedback/StaleNotice';
import { useMediaQuery } from '../foundation/useMediaQuery';
import { useOnline } from '../foundation/useOnline';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1440px' },
  head: wrappingRow,
  title: { ...heading, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  figures: {
    padding: tokens.spacingVerticalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  columns: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
  },
  // The list of sections stands before them; beside an aside it stands in that, and leaves the tables their room.
  withAnchors: { gridTemplateColumns: '160px minmax(0, 1fr)' },
  withAside: { '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
  // In sight however far the sections are scrolled: else a third of the page is empty under it.
  aside: {
    '@media (min-width: 1200px)': { position: 'sticky', top: 0, maxHeight: 'calc(100dvh - 140px)', overflowY: 'auto' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

interface Props<Item> {
  result: Loaded<Item>;
  /** The name of the record. */
  title: (item: Item) => string;
  /** What stands on the tab and in the crumbs after the title of the screen, where the name says that once more. */
  label?: (item: Item) => string;
  /** Beside the name: ids to copy, the status. */
  badges?: (item: Item) => ReactNode;
  /** A row of the most important figures, as `Facts`; nothing where the record has none yet. */
  figures?: (item: Item) => ReactNode;
  actions?: (item: Item) => ReactNode;
  /** History and notes: to the right on wide screens, below on others. */
  aside?: (item: Item) => ReactNode;
  /** The sections. */
  children: (item: Item) => ReactNode;
}

/** A card without its record still says which screen it is. */
export function MissingRecord({ failure, retry }: { failure: Failure; retry?: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useScreen().title}</h1>
      <FailureNote failure={failure} retry={retry} />
    </div>
  );
}

/** The card of one record, drawn once the record is there; until then, or without it, the reason. */
export function DetailPage<Item>({ result, title, label, badges, figures, actions, aside, children }: Props<Item>) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const dim = useDimStyles();
  const { item, failure, at, refreshing, retry } = result;
  const isOnline = useOnline();
  const screen = useScreen();
  // A record without a name is still a page with a heading.
  const name = item === undefined ? undefined : title(item).trim() || screen.title;
  const { list, sections } = useSectionList();
  const isWide = useMediaQuery(aside ? '(min-width: 1200px)' : '(min-width: 1440px)');
  useScreenTitle(item && label ? label(item) : name);
  useSectionKeys(sections);

  if (item === undefined)
    return failure ? <MissingRecord failure={failure} retry={retry} /> : <DetailSkeleton title={screen.title} />;
  // What has three sections is seen at a glance.
  const anchors = isWide && sections.length >= 4 && <SectionNav sections={sections} isWide={Boolean(aside)} />;
  const shownFigures = figures?.(item);
  const columns = aside ? styles.withAside : anchors && styles.withAnchors;
  return (
    <div ref={root} className={styles.root}>
      {(failure || !isOnline) && <StaleNotice failure={failure} at={at} retry={retry} />}
      <div className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        {badges?.(item)}
        <div className={styles.actions}>
          <OfRecordContext value>{actions?.(item)}</OfRecordContext>
          <PrintRecord title={name ?? ''} root={root} />
        </div>
      </div>
      <ErrorBoundary>
        {shownFigures && <div className={styles.figures}>{shownFigures}</div>}
        <div
          data-sections
          aria-busy={refreshing}
          className={mergeClasses(styles.columns, columns, refreshing && dim.dimmed)}
        >
          {!aside && anchors}
          <SectionListContext value={list}>
            <div className={styles.column}>{children(item)}</div>
            {aside && (
              <div className={mergeClasses(styles.column, styles.aside)}>
                {anchors}
                {aside(item)}
              </div>
            )}
          </SectionListContext>
        </div>
      </ErrorBoundary>
    </div>
  );
}
