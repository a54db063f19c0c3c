import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { aimAt, faultOf, isSameSpot, spotOf, type Aim, type Spot } from './spots';
import { lineHeight } from './TreeLine';
import type { TreeItem } from './tree';
import type { TreeState } from './useTree';

export interface Drag {
  id: string;
  /** Where it would fall; none where it may not. */
  aim: Aim | undefined;
}

/** A press becomes a drag when the pointer has gone so far, in pixels. */
const threshold = 5;
/** So near to an edge the tree scrolls by itself, by so much at each frame. */
const edge = 40;
const scrollStep = 8;
/** How long the pointer rests on a closed item before it opens, in milliseconds. */
const restBeforeOpening = 600;

interface Options<Item extends TreeItem> {
  scroller: RefObject<HTMLElement | null>;
  state: TreeState<Item>;
  mostLevels: number;
  drop: (id: string, spot: Spot) => void;
}

/** Moves a line by the pointer: by any part of it with a mouse, by its grip with a finger. Escape gives it up. */
export function useTreeDrag<Item extends TreeItem>(options: Options<Item>) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const end = useRef<() => void>(undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => end.current?.(), []);

  const begin = (event: ReactPointerEvent, id: string): void => {
    if (event.button !== 0) return;
    wasDragged.current = false;
    const start = { x: event.clientX, y: event.clientY };
    let pointer = start;
    let aim: Aim | undefined;
    let isMoving = false;
    let frame = 0;
    let resting: { item: string; timer: ReturnType<typeof setTimeout> } | undefined;

    const rest = (item: string | undefined): void => {
      if (resting?.item === item) return;
      if (resting) clearTimeout(resting.timer);
      resting =
        item === undefined
          ? undefined
          : { item, timer: setTimeout(() => latest.current.state.toggle([item], true), restBeforeOpening) };
    };
    const look = (): void => {
      const { scroller, state, mostLevels } = latest.current;
      const box = scroller.current?.getBoundingClientRect();
      if (!box || !scroller.current) return;
      const isBeside = pointer.x < box.left || pointer.x > box.right || pointer.y < box.top || pointer.y > box.bottom;
      const height = (pointer.y - box.top + scroller.current.scrollTop) / lineHeight;
      const found = isBeside ? undefined : aimAt(state.still, state.rows, id, height);
      const row = found && state.rows[found.row];
      rest(found?.edge === 'inside' && row?.hasChildren && !row.isOpen ? row.item.id : undefined);
      const next = found && faultOf(state.still, id, found.spot, mostLevels) === undefined ? found : undefined;
      const isSame = next?.row === aim?.row && next?.edge === aim?.edge && next?.level === aim?.level;
      aim = next;
      if (!isSame || !isMoving) setDrag({ id, aim });
      isMoving = true;
    };
    // The page under a pointer that rests at an edge goes on moving.
    const roll = (): void => {
      const { current } = latest.current.scroller;
      const box = current?.getBoundingClientRect();
      if (current && box) {
        const step = pointer.y < box.top + edge ? -scrollStep : pointer.y > box.bottom - edge ? scrollStep : 0;
        const before = current.scrollTop;
        current.scrollTop += step;
        if (current.scrollTop !== before) look();
      }
      frame = requestAnimationFrame(roll);
    };
    const move = (moved: PointerEvent): void => {
      pointer = { x: moved.clientX, y: moved.clientY };
      if (!isMoving && Math.hypot(pointer.x - start.x, pointer.y - start.y) < threshold) return;
      if (!isMoving) frame = requestAnimationFrame(roll);
      look();
    };
    const finish = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', finish);
      window.removeEventListener('keydown', key, true);
      cancelAnimationFrame(frame);
      rest(undefined);
      wasDragged.current = isMoving;
      end.current = undefined;
      setDrag(undefined);
    };
    const up = (): void => {
      const { state, drop } = latest.current;
      const target = aim;
      finish();
      if (target && !isSameSpot(spotOf(state.still, id), target.spot)) drop(id, target.spot);
    };
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key !== 'Escape' || !isMoving) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      finish();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', finish);
    window.addEventListener('keydown', key, true);
    end.current = finish;
  };

  /** Whether the press that ends with this click was a drag. */
  const hasDragged = (): boolean => {
    const answer = wasDragged.current;
    wasDragged.current = false;
    return answer;
  };
  return { drag, begin, hasDragged };
}
