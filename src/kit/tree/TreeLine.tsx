import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronRight16Regular, ReOrderDotsVertical16Regular } from '@fluentui/react-icons';
import { memo, type ReactNode } from 'react';
import { focusOutlineInside } from '../foundation/styles';
import type { TreeItem } from './tree';

/** In pixels; lines are all alike, so that those out of sight need not be drawn to be measured. */
export const lineHeight = 40;
/** How far a level stands in from the one above it. */
export const indent = 24;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    height: `${lineHeight}px`,
    paddingRight: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    cursor: 'default',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': focusOutlineInside,
  },
  opens: { cursor: 'pointer' },
  grip: {
    display: 'inline-flex',
    flexShrink: 0,
    width: '16px',
    color: tokens.colorNeutralForeground4,
    cursor: 'grab',
    // A finger on it moves the line; anywhere else it scrolls.
    touchAction: 'none',
  },
  chevron: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  leaf: { visibility: 'hidden' },
  icon: {
    transitionProperty: 'transform',
    transitionDuration: tokens.durationFaster,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  open: { transform: 'rotate(90deg)' },
  content: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, flexGrow: 1, minWidth: 0 },
  lifted: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  dragged: { color: tokens.colorNeutralForegroundDisabled },
  aimed: { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-2px' },
});

interface Props {
  id: string;
  item: TreeItem;
  /** One of those that a search looked for. */
  isHit: boolean;
  level: number;
  place: number;
  siblings: number;
  hasChildren: boolean;
  isOpen: boolean;
  isCurrent: boolean;
  hasGrip: boolean;
  doesOpen: boolean;
  look?: 'lifted' | 'dragged' | 'aimed';
  /** What stands in the line. A method, so that a tree may give one that knows its own items. */
  content(item: TreeItem, isHit: boolean): ReactNode;
}

/** One item in its line. What is done to it the tree around it hears. */
export const TreeLine = memo(function TreeLine(props: Props) {
  const { id, item, level, place, siblings, hasChildren, isOpen, isCurrent, hasGrip, doesOpen, look, isHit, content } =
    props;
  const styles = useStyles();
  return (
    <div
      id={id}
      role="treeitem"
      data-item={item.id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={mergeClasses(styles.root, doesOpen && styles.opens, look && styles[look])}
      // Each level stands in by the same width.
      style={{ paddingLeft: `${8 + (level - 1) * indent}px` }}
    >
      {hasGrip && (
        <span className={styles.grip} data-part="grip" aria-hidden>
          <ReOrderDotsVertical16Regular />
        </span>
      )}
      <span className={mergeClasses(styles.chevron, !hasChildren && styles.leaf)} data-part="chevron" aria-hidden>
        <ChevronRight16Regular className={mergeClasses(styles.icon, isOpen && styles.open)} />
      </span>
      <div className={styles.content}>{content(item, isHit)}</div>
    </div>
  );
});
