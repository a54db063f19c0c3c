import {
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import { panned, photoKey, wholePhoto, zoomed, zoomStep, type PhotoView } from './photoTransform';

interface Looking {
  view: PhotoView;
  setView: Dispatch<SetStateAction<PhotoView>>;
  /** For the place in which the photo stands. */
  hears: HTMLAttributes<HTMLDivElement> & { ref: RefObject<HTMLDivElement | null> };
}

/** How a photo is looked at, changed by wheel, keys, dragging and pressing twice. */
export function usePhotoTransform(): Looking {
  const [view, setView] = useState<PhotoView>(wholePhoto);
  const ref = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const area = ref.current;
    // Not React's own: that one may not keep the page from scrolling.
    const turnWheel = (event: WheelEvent): void => {
      if (!area) return;
      event.preventDefault();
      const box = area.getBoundingClientRect();
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      setView((before) => zoomed(before, event.deltaY < 0 ? zoomStep : 1 / zoomStep, at));
    };
    area?.addEventListener('wheel', turnWheel, { passive: false });
    return () => area?.removeEventListener('wheel', turnWheel);
  }, []);

  const drop = (): void => {
    dragged.current = undefined;
  };
  const hears = {
    ref,
    onKeyDown: (event: KeyboardEvent): void => {
      const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : photoKey(event, view);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      setView(next);
    },
    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent): void => {
      const from = dragged.current;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged.current = { x: event.clientX, y: event.clientY };
      setView((before) => panned(before, x, y));
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onDoubleClick: () => setView((before) => (before.zoom > 1 ? wholePhoto : zoomed(before, 2))),
  };
  return { view, setView, hears };
}
