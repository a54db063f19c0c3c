import { makeStyles, tokens } from '@fluentui/react-components';

/** The outline of what has the focus, where it is not drawn around the focused part itself. */
export const focusOutline = { outline: `2px solid ${tokens.colorStrokeFocus2}` } as const;
export const focusOutlineInside = { ...focusOutline, outlineOffset: '-2px' } as const;

/** What has the focus of the keyboard. Spread into the styles of whatever can have it. */
export const focusRing = { ':focus-visible': focusOutline } as const;

/** The same, inside the edge: for what stands close to others or is cut off at its edge. */
export const focusRingInside = { ':focus-visible': focusOutlineInside } as const;

export const largeText = {
  fontSize: tokens.fontSizeBase500,
  lineHeight: tokens.lineHeightBase500,
  fontWeight: tokens.fontWeightSemibold,
} as const;

/** The heading of a page, a dialog or a drawer. */
export const heading = { ...largeText, margin: 0 } as const;

const surface = {
  boxSizing: 'border-box',
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralCardBackground,
  color: tokens.colorNeutralForeground1,
} as const;

/** What floats over the page beside what opened it. */
export const floatingSurface = {
  ...surface,
  borderRadius: tokens.borderRadiusLarge,
  boxShadow: tokens.shadow16,
} as const;

/** A window in the middle of the page, with the page dimmed behind it. */
export const dialogSurface = {
  ...surface,
  borderRadius: tokens.borderRadiusXLarge,
  boxShadow: tokens.shadow64,
  '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
} as const;

/** A window that asks something. */
export const questionSurface = {
  ...dialogSurface,
  maxWidth: 'calc(100vw - 32px)',
  // Held at its top: a message that comes to stand in it, or goes, moves no button away under the pointer.
  marginBlock: '16dvh auto',
  maxHeight: 'calc(84dvh - 24px)',
  '@media (max-width: 479px)': { marginBlock: '24px auto', maxHeight: 'calc(100dvh - 48px)' },
  padding: 0,
  // What it says scrolls by itself: its buttons stay in sight, and a message at its foot lies over none of it.
  '&[open]': { display: 'flex', flexDirection: 'column' },
  // Where it is opened from, as from the bar of what is picked, the lines may be kept whole.
  whiteSpace: 'normal',
} as const;

/** All that such a window says. */
export const questionText = {
  padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalL}`,
  overflowY: 'auto',
} as const;

export const questionButtons = {
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXL}`,
} as const;

/** Things side by side, in the next line where there is no room. */
export const wrappingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.spacingHorizontalM,
} as const;

/** A bar inside a form or a dialog: something to read before going on. */
export const useNoteStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
  },
  /** Around a note that brings space of its own. */
  tight: { padding: 0 },
  neutral: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground1 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorNeutralForeground1 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorNeutralForeground1 },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  line: { margin: 0 },
  link: { minHeight: '24px', textAlign: 'start', color: 'inherit', textDecorationLine: 'underline' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The buttons that end a question or a form. */
export const useButtonRow = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // On a phone they share the line, and each has one of its own where its words are long.
    '@media (max-width: 479px)': { '& > button': { flexGrow: 1 } },
  },
});
