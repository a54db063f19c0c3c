import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { focusRing } from '../foundation/styles';
import { cellName, doubleOf } from './messages';
import type { CheckedRow, ImportColumn } from './importRows';

const useStyles = makeStyles({
  input: {
    boxSizing: 'border-box',
    width: '100%',
    height: '30px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textOverflow: 'ellipsis',
    ...focusRing,
  },
  wrong: { border: `1px solid ${tokens.colorStatusDangerForeground1}` },
  problem: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

interface Props {
  row: CheckedRow;
  column: ImportColumn;
  place: number;
  onEdit: (line: number, column: number, text: string) => void;
}

/** One cell that is put right in place; what is wrong with it stands below. */
export function ImportCell({ row, column, place, onEdit }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const problem = row.problems[place];
  const isDouble = place === 0 && row.doubleOf !== undefined;
  const said = problem
    ? intl.formatMessage(problem)
    : isDouble
      ? intl.formatMessage(doubleOf, { line: String(row.doubleOf) })
      : undefined;
  return (
    <>
      <input
        className={mergeClasses(styles.input, said !== undefined && styles.wrong)}
        value={row.texts[place] ?? ''}
        aria-label={intl.formatMessage(cellName, { line: String(row.line), column: intl.formatMessage(column.title) })}
        aria-invalid={said !== undefined}
        aria-describedby={said === undefined ? undefined : id}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => onEdit(row.line, place, event.target.value)}
      />
      {said !== undefined && (
        <div id={id} className={styles.problem} title={said}>
          {said}
        </div>
      )}
    </>
  );
}
