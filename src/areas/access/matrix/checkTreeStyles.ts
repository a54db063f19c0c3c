import { makeStyles, tokens } from '@fluentui/react-components';
import {
  CheckboxChecked20Filled,
  CheckboxIndeterminate20Regular,
  CheckboxUnchecked20Regular,
} from '@fluentui/react-icons';
import { focusOutlineInside } from '../../../kit/foundation/styles';

export const useCheckTreeStyles = makeStyles({
  tree: { margin: 0, padding: 0, listStyleType: 'none' },
  group: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    listStyleType: 'none',
    outlineStyle: 'none',
    ':focus-visible > div': focusOutlineInside,
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (max-width: 600px)': { minHeight: '44px' },
  },
  leaf: { paddingLeft: '36px', '@media (max-width: 600px)': { paddingLeft: tokens.spacingHorizontalL } },
  chevron: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
  },
  box: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  on: { color: tokens.colorCompoundBrandForeground1 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  notes: { display: 'flex', flexDirection: 'column' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  count: { marginLeft: 'auto', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  changed: { backgroundColor: tokens.colorBrandBackground2 },
  locked: { cursor: 'not-allowed', color: tokens.colorNeutralForeground3 },
});

/** The boxes are drawn: the browser's own one cannot stand inside an item of a tree. */
export const checkBoxes = {
  on: CheckboxChecked20Filled,
  mixed: CheckboxIndeterminate20Regular,
  off: CheckboxUnchecked20Regular,
} as const;
