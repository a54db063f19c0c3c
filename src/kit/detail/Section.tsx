import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronRight16Regular } from '@fluentui/react-icons';
import { use, useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Loaded, Rows } from '../../lib/rows';
import { focusRingInside } from '../foundation/styles';
import { useDimStyles } from '../foundation/dimStyles';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { FailureNote } from '../feedback/FailureNote';
import { preferences, sectionToggled } from '../state/preferences';
import { useScreen } from '../state/screen';
import { SectionListContext } from './sectionList';
import { SectionSkeleton } from '../feedback/skeletons';
import { StaleNotice } from '../feedback/StaleNotice';

const useStyles = makeStyles({
  root: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    minWidth: 0,
    // Out of sight it is neither laid out nor painted, until it is scrolled to: a card has a dozen of them, and is
    // shown again with each change of tab.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 200px',
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  toggle: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '44px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2 },
    ...focusRingInside,
  },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
  },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
});

interface Named {
  /** Remembers, per screen, that the person folded the section away. */
  id: string;
  title: MessageDescriptor;
}
interface Plain extends Named {
  children: ReactNode;
}
interface OfRecord<Item> extends Named {
  /** A record of its own: the section alone shows that it is on its way, refused or failed. */
  result: Loaded<Item>;
  children: (item: Item) => ReactNode;
}
interface OfRows extends Named {
  rows: Rows<unknown>;
  /** Said when there is no row. */
  empty: MessageDescriptor;
  children: ReactNode;
}

function Content<Item>(props: Plain | OfRecord<Item> | OfRows) {
  const dim = useDimStyles();
  const styles = useStyles();
  if ('result' in props) {
    const { item, failure, at, refreshing, retry } = props.result;
    if (item === undefined) return failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />;
    return (
      <>
        {failure && <StaleNotice failure={failure} at={at} retry={retry} />}
        <div aria-busy={refreshing} className={mergeClasses(styles.content, refreshing && dim.dimmed)}>
          {props.children(item)}
        </div>
      </>
    );
  }
  if ('rows' in props) {
    const { state, failure, at, refreshing, retry, items } = props.rows;
    if (state === 'failed' && failure) return <FailureNote failure={failure} retry={retry} />;
    if (state !== 'ready') return <SectionSkeleton />;
    return (
      <>
        {failure && <StaleNotice failure={failure} at={at} retry={retry} />}
        <div aria-busy={refreshing} className={mergeClasses(styles.content, refreshing && dim.dimmed)}>
          {items.length === 0 ? <EmptyState text={props.empty} /> : props.children}
        </div>
      </>
    );
  }
  return props.children;
}

/** A named part of a page that can be folded away. With `result` or `rows` it has states of its own. */
export function Section<Item>(props: Plain | OfRecord<Item> | OfRows) {
  const { id, title } = props;
  const styles = useStyles();
  const dispatch = useDispatch();
  const screen = useScreen().id;
  const isFolded = useSelector((state: Parameters<typeof preferences.selectors.isFolded>[0]) =>
    preferences.selectors.isFolded(state, screen, id),
  );
  const body = useId();
  const { join } = use(SectionListContext);
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current ? join({ id, title, element: root.current }) : undefined), [join, id, title]);
  const Chevron = isFolded ? ChevronRight16Regular : ChevronDown16Regular;
  return (
    <section ref={root} id={id} aria-labelledby={`${body}-title`} className={styles.root}>
      <h2 className={styles.heading}>
        <button
          id={`${body}-title`}
          type="button"
          aria-expanded={!isFolded}
          aria-controls={isFolded ? undefined : body}
          className={styles.toggle}
          onClick={() => dispatch(sectionToggled({ screen, section: id }))}
        >
          <Chevron className={styles.chevron} aria-hidden />
          <FormattedMessage {...title} />
        </button>
      </h2>
      {!isFolded && (
        <div id={body} className={styles.body}>
          <ErrorBoundary>
            <Content {...props} />
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}
