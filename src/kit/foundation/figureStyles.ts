import { makeStyles, tokens } from '@fluentui/react-components';

/** Digits stand under digits and never break over two lines. */
export const useFigureStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  negative: { color: tokens.colorStatusDangerForeground1 },
});
