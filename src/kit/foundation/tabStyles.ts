import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRingInside } from './styles';

/** A row of choices of which one holds, marked by a line under it: tabs, and the views of a list. */
export const useTabStyles = makeStyles({
  // More than have room go on in the next line, all in sight; on a phone such lines would leave no room for what they are of.
  list: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    '@media (max-width: 600px)': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  tab: {
    flexShrink: 0,
    ...focusRingInside,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalXXS}`,
    border: 'none',
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  chosen: {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});
