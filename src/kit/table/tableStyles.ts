import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';
import { focusOutline, focusRing, focusRingInside } from '../foundation/styles';

/** Heights in pixels; rows are all alike, so that those out of sight need not be drawn to be measured. */
export const rowHeight = 32;
export const roomyRowHeight = 40;
/** Rows of two lines. */
export const tallRowHeight = 48;
export const cardHeight = 112;

/** What all cells have, as one class: with a class for each property, as elsewhere, the browser reads eleven for every cell that it draws. */
export const useCellClass = makeResetStyles({
  boxSizing: 'border-box',
  height: `${rowHeight}px`,
  padding: `0 ${tokens.spacingHorizontalM}`,
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  // Not hidden: bringing the link of a long name into sight would scroll the name out of its cell.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A link that is a box of its own is cut with dots, too. With the padding it leaves 24 px, at which the cell, which takes the
  // focus, is pressed apart from it (WCAG 2.5.8).
  '& > a': {
    maxWidth: `calc(100% - ${tokens.spacingHorizontalM})`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
  ...focusRingInside,
});

/** The same for the heads above them. */
export const useHeadClass = makeResetStyles({
  position: 'relative',
  boxSizing: 'border-box',
  height: '36px',
  padding: `0 ${tokens.spacingHorizontalM}`,
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorNeutralForeground2,
  fontWeight: tokens.fontWeightSemibold,
  // Two lines of it fit into the height.
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  textAlign: 'left',
  overflow: 'hidden',
  ...focusRingInside,
});

export const useTableStyles = makeStyles({
  frame: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    flex: '0 1 auto',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  progress: {
    position: 'absolute',
    zIndex: 4,
    top: 0,
    left: 0,
    width: '30%',
    height: '2px',
    backgroundColor: tokens.colorCompoundBrandStroke,
    animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(334%)' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none', width: '100%' },
  },
  scroller: {
    position: 'relative',
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    // On an opaque ground of its own the browser moves what it has already drawn, instead of drawing it at each frame.
    backgroundColor: tokens.colorNeutralBackground1,
    // A focused cell is not hidden under the head.
    scrollPaddingTop: '40px',
    ...focusRingInside,
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  // The head as a whole, not each of its cells: what sticks is moved at each frame.
  heads: { position: 'sticky', zIndex: 2, top: 0 },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    // Two lines begin, or end, where what stands under them does.
    textAlign: 'inherit',
    verticalAlign: 'middle',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ...focusRing,
  },
  words: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  // The arrow keeps its place, so that sorting moves nothing; that place is the room beside the words of the head.
  arrow: { flexShrink: 0, width: '12px', height: '12px', marginRight: `calc(-1 * ${tokens.spacingHorizontalM})` },
  arrowBefore: { marginRight: 0, marginLeft: `calc(-1 * ${tokens.spacingHorizontalM})` },
  // The words stand over the last digit, the arrow before them.
  sortRight: { flexDirection: 'row-reverse' },
  right: { textAlign: 'right' },
  row: {
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':hover [data-actions] button': { opacity: 1 },
    ':focus-within [data-actions] button': { opacity: 1 },
  },
  picked: {
    backgroundColor: tokens.colorBrandBackground2,
    '& > :first-child': { boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}` },
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-within': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  opens: { cursor: 'pointer' },
  figures: { fontVariantNumeric: 'tabular-nums' },
  negative: { color: tokens.colorStatusDangerForeground1 },
  // The browser keeps the picture of a block that did not change.
  block: { isolation: 'isolate' },
  roomy: { height: `${roomyRowHeight}px` },
  tall: { height: `${tallRowHeight}px` },
  // Takes the ground of its row, or what scrolls by would show through. Where nothing scrolls sideways it is held by
  // nothing: a list without held cells scrolls with a fraction of the work.
  pinned: {
    ':global([data-wide])': { position: 'sticky', zIndex: 1, left: 'var(--left)', backgroundColor: 'inherit' },
  },
  pinnedHead: { ':global([data-wide])': { position: 'sticky', zIndex: 1, left: 'var(--left)' } },
  // The line beside what stays, once something has gone under it.
  edge: { ':global([data-aside])': { borderRight: `1px solid ${tokens.colorNeutralStroke1}` } },
  actions: { right: 0, padding: `0 ${tokens.spacingHorizontalXS}`, textAlign: 'right' },
  pick: { padding: 0, textAlign: 'center', cursor: 'pointer', userSelect: 'none' },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { ...focusOutline, outlineOffset: '-1px' },
  },
  gap: { padding: 0, border: 'none' },
  more: { position: 'sticky', left: 0, display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalS },
});
