import { makeStyles, tokens } from '@fluentui/react-components';
import {
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { timings } from '../../lib/timings';
import { DrawnRows } from '../foundation/DrawnRows';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { hasCommandKey } from '../state/keyTargets';
import { faultOf, isSameSpot, nextSpot, spotOf, type Direction, type Spot } from './spots';
import { childrenOf, typedAhead, type TreeItem } from './tree';
import { indent, lineHeight, TreeLine } from './TreeLine';
import { atTop, inside, lifted, m, tooDeep } from './treeMessages';
import { useTreeDrag } from './useTreeDrag';
import type { TreeState } from './useTree';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 1 auto',
    minHeight: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  scroller: { position: 'relative', flex: '1 1 auto', minHeight: 0, overflowY: 'auto' },
  dragging: { cursor: 'grabbing', userSelect: 'none' },
  line: {
    position: 'absolute',
    zIndex: 1,
    right: 0,
    height: '2px',
    backgroundColor: tokens.colorCompoundBrandStroke,
    pointerEvents: 'none',
  },
});

export interface TreeMoves {
  /** How many levels there may be. */
  mostLevels: number;
  /** Puts an item there; refused, it goes back to where it was. */
  run: (id: string, spot: Spot) => Promise<unknown>;
  /** Called when a line is picked up, as moving among what a search has left would hide the places between. */
  onLift?: () => void;
}

interface Props<Item extends TreeItem> {
  state: TreeState<Item>;
  /** What the tree is a tree of. */
  label: string;
  /** Enter, or a press on the line; without it nothing opens. */
  onOpen?: (item: Item) => void;
  /** Given to whoever may move lines. */
  moves?: TreeMoves;
  /** What stands in a line; its name unless told otherwise. Made outside the component, so that a key draws two lines and not all. */
  children?: (item: Item, isHit: boolean) => ReactNode;
}

const nameOf = ({ name }: TreeItem): ReactNode => name;

const steps: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/**
 * A tree of many lines, of which only those in sight are drawn. The keys are those of the pattern "tree view": arrows, Home, End,
 * letters, `*`. M picks a line up: the arrows choose its place, Enter puts it there, Escape puts it back.
 */
export function TreeView<Item extends TreeItem>({ state, label, onOpen, moves, children = nameOf }: Props<Item>) {
  const styles = useStyles();
  const intl = useIntl();
  const prefix = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const typed = useRef({ text: '', at: 0 });
  const { rows, lift, found } = state;

  const idOf = (item: string): string => `${prefix}${item}`;
  // Of a line that went out of sight the tree remembers the first line above it that is there.
  const currentIndex = ((): number => {
    for (let at = chosen ?? null; at !== null; at = state.tree.byId.get(at)?.parent ?? null) {
      const index = rows.findIndex(({ item }) => item.id === at);
      if (index >= 0) return index;
    }
    return 0;
  })();
  const current = rows[currentIndex];

  // After every drawing: the focus goes where it was sent, and comes back when its line was taken off the page.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if ((!wantsFocus.current && !isLost) || !current) return;
    const element = document.getElementById(`${prefix}${current.item.id}`);
    if (!element) return;
    element.focus({ preventScroll: true });
    if (wantsFocus.current) element.scrollIntoView?.({ block: 'nearest' });
    wantsFocus.current = false;
  });
  const go = (index: number): void => {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    if (!row) return;
    wantsFocus.current = true;
    setChosen(row.item.id);
  };

  const placeWords = (id: string, { parent, index }: Spot): string => {
    const count = childrenOf(state.still, parent).filter((item) => item.id !== id).length + 1;
    const place = { place: index + 1, count };
    const name = parent === null ? undefined : state.still.byId.get(parent)?.name;
    return name === undefined
      ? intl.formatMessage(atTop, place)
      : intl.formatMessage(inside, { parent: name, ...place });
  };
  const put = (id: string, spot: Spot): void => {
    if (!moves || isSameSpot(spotOf(state.still, id), spot)) return;
    if (spot.parent !== null) state.toggle([spot.parent], true);
    state.settle(id, spot, moves.run(id, spot));
    setSaid(`${intl.formatMessage(m.dropped)} ${placeWords(id, spot)}`);
  };
  const { drag, begin, hasDragged } = useTreeDrag({
    ...{ scroller, state, mostLevels: moves?.mostLevels ?? 0 },
    drop: (id, spot) => {
      setChosen(id);
      put(id, spot);
    },
  });

  const pickUp = (id: string): void => {
    moves?.onLift?.();
    state.reveal(id);
    setChosen(id);
    wantsFocus.current = true;
    const spot = spotOf(state.still, id);
    state.setLift({ id, spot });
    const name = state.still.byId.get(id)?.name ?? '';
    setSaid(`${intl.formatMessage(lifted, { name })} ${placeWords(id, spot)}`);
  };
  const giveUp = (): void => {
    state.setLift(undefined);
    setSaid(intl.formatMessage(m.givenUp));
  };
  const carry = ({ id, spot }: { id: string; spot: Spot }, direction: Direction, most: number): void => {
    const next = nextSpot(state.still, id, spot, direction);
    const fault = next && faultOf(state.still, id, next, most);
    if (!next) return setSaid(intl.formatMessage(m.noFurther));
    if (fault)
      return setSaid(fault === 'deep' ? intl.formatMessage(tooDeep, { count: most }) : intl.formatMessage(m.cycle));
    if (next.parent !== null) state.toggle([next.parent], true);
    wantsFocus.current = true;
    state.setLift({ id, spot: next });
    setSaid(placeWords(id, next));
  };

  /** Answers whether the key was one of an item that is picked up. */
  const carriedBy = ({ key }: KeyboardEvent): boolean => {
    if (!lift || !moves) return false;
    const direction = steps[key];
    if (direction) carry(lift, direction, moves.mostLevels);
    else if (key === 'Enter' || key === ' ') {
      state.setLift(undefined);
      put(lift.id, lift.spot);
    } else if (key === 'Escape') giveUp();
    else return key !== 'Tab';
    return true;
  };

  const walkedBy = ({ key, code, timeStamp }: KeyboardEvent): boolean => {
    if (!current) return false;
    const { item, hasChildren, isOpen, level } = current;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / lineHeight) - 1);
    const far: Readonly<Record<string, number>> = {
      ...{ ArrowDown: currentIndex + 1, ArrowUp: currentIndex - 1, Home: 0, End: rows.length - 1 },
      ...{ PageDown: currentIndex + page, PageUp: currentIndex - page },
    };
    const to = far[key];
    if (to !== undefined) go(to);
    else if (key === 'ArrowRight') {
      if (hasChildren && !isOpen) state.toggle([item.id], true);
      else if (hasChildren) go(currentIndex + 1);
    } else if (key === 'ArrowLeft') {
      if (isOpen) state.toggle([item.id], false);
      else if (level > 1) go(rows.findIndex((row) => row.item.id === item.parent));
    } else if (key === 'Enter') onOpen?.(item);
    else if (key === ' ') {
      if (hasChildren) state.toggle([item.id], !isOpen);
    } else if (key === '*') {
      const siblings = rows.filter((row) => row.item.parent === item.parent && row.hasChildren);
      state.toggle(
        siblings.map((row) => row.item.id),
        true,
      );
    } else {
      const isGoingOn = timeStamp - typed.current.at < timings.typeAhead && typed.current.text !== '';
      if (code === 'KeyM' && moves && !isGoingOn) {
        pickUp(item.id);
        return true;
      }
      if ([...key].length !== 1) return false;
      const text = isGoingOn ? typed.current.text + key : key;
      const at = typedAhead(rows, isGoingOn ? currentIndex : currentIndex + 1, text);
      // A letter that leads nowhere stays free to be a command of the page.
      if (at === undefined && !isGoingOn) return false;
      typed.current = { text, at: timeStamp };
      if (at !== undefined) go(at);
    }
    return true;
  };

  const hear = (event: KeyboardEvent): void => {
    if (hasCommandKey(event)) return;
    if (!carriedBy(event) && !walkedBy(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const itemAt = (target: EventTarget): Item | undefined => {
    const line = target instanceof Element ? target.closest('[data-item]') : null;
    return state.still.byId.get(line?.getAttribute('data-item') ?? '');
  };
  const isPart = (target: EventTarget, part: string): boolean =>
    target instanceof Element && target.closest(`[data-part="${part}"]`) !== null;

  const press = (event: MouseEvent): void => {
    const item = itemAt(event.target);
    if (!item || hasDragged() || lift) return;
    setChosen(item.id);
    wantsFocus.current = true;
    const row = rows.find((one) => one.item.id === item.id);
    if (isPart(event.target, 'chevron') && row?.hasChildren) state.toggle([item.id], !row.isOpen);
    else onOpen?.(item);
  };

  const aim = drag?.aim;
  const lookOf = (id: string, index: number) => {
    if (lift?.id === id) return 'lifted';
    if (drag?.id === id) return 'dragged';
    return aim?.edge === 'inside' && aim.row === index ? 'aimed' : undefined;
  };
  const draw = (index: number): ReactNode => {
    const row = rows[index];
    if (!row) return null;
    const { item, ...place } = row;
    return (
      <TreeLine
        key={item.id}
        id={idOf(item.id)}
        item={item}
        isHit={found?.hits.has(item.id) ?? false}
        content={children}
        {...place}
        isCurrent={index === currentIndex}
        hasGrip={moves !== undefined}
        doesOpen={onOpen !== undefined}
        look={lookOf(item.id, index)}
      />
    );
  };
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-describedby={moves && `${prefix}keys`}
        tabIndex={-1}
        className={drag ? `${styles.scroller} ${styles.dragging}` : styles.scroller}
        onKeyDown={hear}
        onClick={press}
        onFocus={({ target }) => {
          const item = itemAt(target);
          hasFocus.current = true;
          if (item && item.id !== current?.item.id) setChosen(item.id);
        }}
        onBlur={({ target, relatedTarget }) => {
          if (target.isConnected) hasFocus.current = false;
          if (lift && relatedTarget && !scroller.current?.contains(relatedTarget)) giveUp();
        }}
        onPointerDown={(event) => {
          const item = itemAt(event.target);
          const isHeld = event.pointerType === 'mouse' || isPart(event.target, 'grip');
          if (item && moves && isHeld && !lift && !isPart(event.target, 'chevron')) begin(event, item.id);
        }}
      >
        <DrawnRows
          count={rows.length}
          height={lineHeight}
          scroller={scroller}
          kept={currentIndex}
          draw={draw}
          onAnew={again}
          gap={(key, height) => <div key={key} role="presentation" style={{ height }} />}
        />
        {aim && aim.edge !== 'inside' && (
          <div
            role="presentation"
            className={styles.line}
            style={{
              top: (aim.row + (aim.edge === 'after' ? 1 : 0)) * lineHeight - 1,
              left: 8 + (aim.level - 1) * indent,
            }}
          />
        )}
      </div>
      {moves && (
        <span id={`${prefix}keys`} hidden>
          {intl.formatMessage(m.keys)}
        </span>
      )}
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  );
}
