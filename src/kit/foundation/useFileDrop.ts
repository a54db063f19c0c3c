import { useState, type DragEvent, type HTMLAttributes } from 'react';

/**
 * A place onto which files are dropped: `props` go to its element, `isOver` says that something is held over it. A file that
 * nobody takes (`isClosed`) is let go too, or the browser would open it in the place of the panel.
 */
export function useFileDrop(take: (files: readonly File[]) => void, isClosed = false) {
  const [isOver, setOver] = useState(false);
  const props: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'> = {
    onDragOver: (event) => {
      event.preventDefault();
      setOver(!isClosed);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isClosed) take([...event.dataTransfer.files]);
    },
  };
  return { isOver, props };
}
