import { makeStyles, tokens } from '@fluentui/react-components';
import type { PointerEvent } from 'react';
import { widthWithin } from './visibleColumns';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    width: '8px',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      top: '25%',
      right: 0,
      bottom: '25%',
      width: '2px',
      backgroundColor: 'transparent',
    },
    ':hover::after': { backgroundColor: tokens.colorNeutralStroke1 },
    ':active::after': { backgroundColor: tokens.colorCompoundBrandStroke },
  },
});

/** The edge of a column's head: drag to make the column wider, press twice for its first width. */
export function ColumnResizeHandle({ onWidth }: { onWidth: (width: number | undefined) => void }) {
  const styles = useStyles();

  const begin = (event: PointerEvent<HTMLSpanElement>): void => {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    const table = handle.closest('table');
    if (event.button !== 0 || !head || !table) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const before = head.getBoundingClientRect().width;
    const col = table.querySelectorAll('col')[head.cellIndex];
    let width = before;
    // While it is dragged only the page knows: drawing every row anew at each step would crawl.
    const drag = (moved: globalThis.PointerEvent): void => {
      width = widthWithin(before + moved.clientX - event.clientX);
      if (col) col.style.width = `${width}px`;
    };
    const end = (): void => {
      handle.removeEventListener('pointermove', drag);
      if (width !== before) onWidth(width);
    };
    handle.addEventListener('pointermove', drag);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };

  return (
    <span aria-hidden data-own className={styles.root} onPointerDown={begin} onDoubleClick={() => onWidth(undefined)} />
  );
}
