import { makeStyles, tokens } from '@fluentui/react-components';

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

/**
 * Shows that fresh content is on its way. The colours fade and the words turn quiet, but never below the contrast
 * that text needs, as making everything see-through would.
 */
export const useDimStyles = makeStyles({
  // Only the way into it takes time: a change of the theme would leave the words in the colour of before for a moment.
  dimmed: {
    filter: 'grayscale(1)',
    color: tokens.colorNeutralForeground3,
    transitionProperty: 'filter, color',
    transitionDuration: tokens.durationSlow,
    transitionDelay: tokens.durationFaster,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});

/** Digits stand under digits and never break over two lines. */
export const useFigureStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  negative: { color: tokens.colorStatusDangerForeground1 },
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
