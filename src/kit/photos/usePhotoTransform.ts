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
import { panned, photoKey, pinched, wholePhoto, zoomed, zoomStep, type PhotoView } from './photoTransform';

interface Looking {
  view: PhotoView;
  setView: Dispatch<SetStateAction<PhotoView>>;
  /** For the place in which the photo stands. */
  hears: HTMLAttributes<HTMLDivElement> & { ref: RefObject<HTMLDivElement | null> };
}

/** Where an event is, from the middle of the place in which the photo stands. */
function fromMiddle(place: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = place.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

/** How a photo is looked at, changed by wheel, keys, dragging, two fingers and pressing twice. */
export function usePhotoTransform(): Looking {
  const [view, setView] = useState<PhotoView>(wholePhoto);
  const ref = useRef<HTMLDivElement>(null);
  // The button of the mouse, and each finger, by the number of its pointer.
  const held = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const area = ref.current;
    // Not React's own: that one may not keep the page from scrolling.
    const turnWheel = (event: WheelEvent): void => {
      if (!area) return;
      event.preventDefault();
      const at = fromMiddle(area, event);
      setView((before) => zoomed(before, event.deltaY < 0 ? zoomStep : 1 / zoomStep, at));
    };
    area?.addEventListener('wheel', turnWheel, { passive: false });
    return () => area?.removeEventListener('wheel', turnWheel);
  }, []);

  const drop = (event: PointerEvent): void => {
    held.current.delete(event.pointerId);
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
      held.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      const from = held.current.get(event.pointerId);
      if (!from) return;
      const to = fromMiddle(event.currentTarget, event);
      held.current.set(event.pointerId, to);
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      setView((before) => (other ? pinched(before, other, from, to) : panned(before, to.x - from.x, to.y - from.y)));
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onDoubleClick: () => setView((before) => (before.zoom > 1 ? wholePhoto : zoomed(before, 2))),
  };
  return { view, setView, hears };
}
