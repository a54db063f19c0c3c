import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { focusRing } from '../foundation/styles';
import { drawn, grown, moved, type Corner, type CropBox, type Ratio, type Size } from './cropBox';

const useStyles = makeStyles({
  place: {
    position: 'relative',
    alignSelf: 'center',
    touchAction: 'none',
    userSelect: 'none',
  },
  image: { display: 'block', width: '100%', height: 'auto' },
  // The shade ends with the picture; the corners stand out over its edge.
  shade: { position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: tokens.borderRadiusMedium },
  box: {
    position: 'absolute',
    boxSizing: 'border-box',
    padding: 0,
    border: `2px solid ${tokens.colorNeutralForegroundOnBrand}`,
    // What is cut away is dimmed by the shadow of what stays.
    boxShadow: `0 0 0 9999px ${tokens.colorBackgroundOverlay}`,
    backgroundColor: 'transparent',
    cursor: 'move',
    touchAction: 'none',
    ...focusRing,
  },
  corner: {
    position: 'absolute',
    width: '20px',
    height: '20px',
    boxSizing: 'border-box',
    translate: '-50% -50%',
    border: `3px solid ${tokens.colorNeutralForegroundOnBrand}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    touchAction: 'none',
    // A finger is wider than what it sees.
    '@media (pointer: coarse)': { width: '32px', height: '32px' },
  },
  falling: { cursor: 'nwse-resize' },
  rising: { cursor: 'nesw-resize' },
});

/** Of the height of the window, in percent: so the numbers below the picture and the buttons of the dialog are in sight. */
const heightShare = 46;

const corners: readonly { corner: Corner; left: boolean; top: boolean }[] = [
  { corner: 'leftTop', left: true, top: true },
  { corner: 'rightTop', left: false, top: true },
  { corner: 'leftBottom', left: true, top: false },
  { corner: 'rightBottom', left: false, top: false },
];

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const growing: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

interface Props {
  url: string;
  /** What is read out of the part that is kept; which keys it hears is said beside it. */
  label: string;
  describedBy: string;
  size: Size;
  ratio: Ratio;
  box: CropBox;
  onBox: (box: CropBox) => void;
}

/** A picture with the part of it that is kept: dragged, drawn by its corners, or moved by arrows and sized by plus and minus. */
export function CropPane({ url, label, describedBy, size, ratio, box, onBox }: Props) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<{ corner?: Corner; x: number; y: number; box: CropBox }>(undefined);

  /** Where in the picture the pointer is, in its dots. */
  const at = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const shown = place.current?.getBoundingClientRect();
    if (shown === undefined || shown.width === 0) return { x: 0, y: 0 };
    return {
      x: ((clientX - shown.left) / shown.width) * size.width,
      y: ((clientY - shown.top) / shown.height) * size.height,
    };
  };
  const take = (event: PointerEvent<HTMLElement>, corner?: Corner): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    place.current?.setPointerCapture?.(event.pointerId);
    held.current = { corner, ...at(event), box };
  };
  const drag = (event: PointerEvent): void => {
    if (held.current === undefined) return;
    const { corner, x, y, box: from } = held.current;
    const now = at(event);
    onBox(
      corner === undefined
        ? moved(from, size, { x: now.x - x, y: now.y - y })
        : drawn(from, size, ratio, { corner, ...now }),
    );
  };
  const drop = (): void => {
    held.current = undefined;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A hundredth of the picture at a time; with Shift one dot.
    const step = event.shiftKey ? 1 : Math.max(1, Math.round(Math.max(size.width, size.height) / 100));
    const way = steps[event.key];
    const growth = growing[event.key];
    if (way) onBox(moved(box, size, { x: way[0] * step, y: way[1] * step }));
    else if (growth !== undefined) onBox(grown(box, size, ratio, growth * step * 2));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // As wide as the picture is shown, so that shares of it are shares of the picture; also before it has been read.
  const width = `min(100%, ${size.width}px, ${(heightShare * size.width) / size.height}dvh)`;
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <div
      ref={place}
      className={styles.place}
      style={{ width }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <img className={styles.image} src={url} alt="" width={size.width} height={size.height} draggable={false} />
      <div className={styles.shade}>
        <button
          type="button"
          className={styles.box}
          aria-label={label}
          aria-describedby={describedBy}
          style={{
            left: share(box.left, size.width),
            top: share(box.top, size.height),
            width: share(box.width, size.width),
            height: share(box.height, size.height),
          }}
          onPointerDown={(event) => take(event)}
          onKeyDown={press}
        />
      </div>
      {corners.map(({ corner, left, top }) => (
        <span
          key={corner}
          className={mergeClasses(styles.corner, left === top ? styles.falling : styles.rising)}
          style={{
            left: share(left ? box.left : box.left + box.width, size.width),
            top: share(top ? box.top : box.top + box.height, size.height),
          }}
          onPointerDown={(event) => take(event, corner)}
        />
      ))}
    </div>
  );
}
