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
