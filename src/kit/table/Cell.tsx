import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { cellTip, columnText, drawnIn, hasFigures, isFigure, type Column } from './columns/column';

const useStyles = makeStyles({
  root: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A link is a box of its own, which would be cut without the dots.
    '& > a': {
      boxSizing: 'border-box',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'bottom',
    },
  },
  figures: { fontVariantNumeric: 'tabular-nums' },
  negative: { color: tokens.colorStatusDangerForeground1 },
});

/** What one row shows in one column; long text is cut and stands whole in the tip. */
export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const text = columnText(column, row, format, intl);
  return (
    <span
      className={mergeClasses(
        styles.root,
        hasFigures(column) && styles.figures,
        isFigure(column) && text.startsWith('-') && styles.negative,
      )}
      title={cellTip(column, text)}
    >
      {drawnIn(column, row, text)}
    </span>
  );
}
