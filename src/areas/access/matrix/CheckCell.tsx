import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { focusOutlineInside } from '../../../kit/foundation/styles';
import { Checkbox } from '../../../kit/fields/Checkbox';
import type { CheckState } from './checks';

const useStyles = makeStyles({
  // The label around the box makes the target as large as a target must be.
  target: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '28px',
    minHeight: '28px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':focus-within': focusOutlineInside,
  },
  box: { cursor: 'inherit', outlineStyle: 'none' },
  fixed: { cursor: 'default' },
  locked: { cursor: 'not-allowed', '& > input': { opacity: 0.45 } },
  changed: { backgroundColor: tokens.colorBrandBackground2 },
});

interface Props {
  /** Its place in the grid, row:column. */
  cell: string;
  label: string;
  state: CheckState;
  isTabbable: boolean;
  isChanged?: boolean;
  /** Why it cannot be ticked; it stays reachable and says so. */
  lockedWhy?: string;
  /** Without it the box is for reading. */
  onCheck?: () => void;
}

/** The browser's own box in a cell of ticks: some hundreds of them are drawn at once. */
export function CheckCell({ cell, label, state, isTabbable, isChanged, lockedWhy, onCheck }: Props) {
  const styles = useStyles();
  const isFixed = !onCheck || lockedWhy !== undefined;
  return (
    <label
      className={mergeClasses(
        styles.target,
        !onCheck && styles.fixed,
        lockedWhy !== undefined && styles.locked,
        isChanged && styles.changed,
      )}
      title={lockedWhy}
    >
      <Checkbox
        isMixed={state === 'mixed'}
        data-cell={cell}
        className={styles.box}
        tabIndex={isTabbable ? 0 : -1}
        aria-label={label}
        aria-disabled={isFixed || undefined}
        aria-describedby={lockedWhy === undefined ? undefined : 'tick-locked'}
        checked={state === 'on'}
        onChange={() => {
          if (!isFixed) onCheck();
        }}
      />
    </label>
  );
}
