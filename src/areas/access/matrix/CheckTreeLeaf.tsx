import { mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { checkBoxes, useCheckTreeStyles } from './checkTreeStyles';

/** What can be ticked, with the words that explain it. */
export interface CheckLeaf {
  id: string;
  label: string;
  /** A quiet second line. */
  note?: string;
  /** Why it may not be ticked; one that is ticked may be taken away. */
  lockedWhy?: string;
}

interface Props {
  leaf: CheckLeaf;
  isOn: boolean;
  isChanged: boolean;
  isTabbable: boolean;
  onFocus: () => void;
  onCheck: () => void;
}

/** One leaf of a tree of ticks. */
export function CheckTreeLeaf({ leaf, isOn, isChanged, isTabbable, onFocus, onCheck }: Props) {
  const styles = useCheckTreeStyles();
  const Box = checkBoxes[isOn ? 'on' : 'off'];
  const locked = isOn ? undefined : leaf.lockedWhy;
  const noteId = useId();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree hears the keys
    <li
      role="treeitem"
      data-id={leaf.id}
      className={styles.item}
      tabIndex={isTabbable ? 0 : -1}
      aria-label={leaf.label}
      aria-describedby={locked || leaf.note ? noteId : undefined}
      aria-checked={isOn}
      aria-selected={false}
      aria-disabled={locked ? true : undefined}
      title={locked}
      onFocus={(event) => {
        event.stopPropagation();
        onFocus();
      }}
      onClick={(event) => {
        event.stopPropagation();
        onCheck();
      }}
    >
      <div className={mergeClasses(styles.line, styles.leaf, isChanged && styles.changed, locked && styles.locked)}>
        <Box aria-hidden className={mergeClasses(styles.box, isOn && styles.on)} />
        <span className={styles.words}>
          {leaf.label}
          <span id={noteId} className={styles.notes}>
            {leaf.note && <span className={styles.note}>{leaf.note}</span>}
            {locked && <span className={styles.note}>{locked}</span>}
          </span>
        </span>
      </div>
    </li>
  );
}
