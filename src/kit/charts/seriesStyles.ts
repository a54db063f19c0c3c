import { makeStyles, tokens } from '@fluentui/react-components';

/** How the two series of a chart look; the second is dashed, so that colour is never the only difference. */
export const useSeriesStyles = makeStyles({
  first: { stroke: tokens.colorCompoundBrandStroke },
  second: { stroke: tokens.colorPaletteBlueForeground2, strokeDasharray: '6 4' },
  firstFill: { backgroundColor: tokens.colorCompoundBrandStroke },
  secondFill: { backgroundColor: tokens.colorPaletteBlueForeground2 },
});
