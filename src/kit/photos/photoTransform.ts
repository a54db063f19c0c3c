/** How a photo is looked at: how large, turned how far, moved how far from the middle. */
export interface PhotoView {
  /** 1 when the whole photo just fits. */
  zoom: number;
  /** In degrees; grows on and on, so that turning never spins back. */
  turn: number;
  x: number;
  y: number;
}

export const wholePhoto: PhotoView = { zoom: 1, turn: 0, x: 0, y: 0 };

interface Point {
  x: number;
  y: number;
}

const closest = 8;
export const zoomStep = 1.25;
export const panStep = 60;

/** Larger or smaller around a point, given from the middle of the place; that point stays where it is. */
export function zoomed(view: PhotoView, factor: number, at: Point = { x: 0, y: 0 }): PhotoView {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), closest);
  if (zoom === 1) return { ...view, zoom, x: 0, y: 0 };
  const grown = zoom / view.zoom;
  return { ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

export function turned(view: PhotoView, by: 90 | -90): PhotoView {
  return { ...view, turn: view.turn + by };
}

/** Moved, but only a photo larger than its place: a whole one has nowhere to go. */
export function panned(view: PhotoView, x: number, y: number): PhotoView {
  return view.zoom === 1 ? view : { ...view, x: view.x + x, y: view.y + y };
}

/** Between two fingers, of which one goes from here to there: what lay in their middle stays there. From the middle of the place. */
export function pinched(view: PhotoView, other: Point, from: Point, to: Point): PhotoView {
  const before = Math.hypot(from.x - other.x, from.y - other.y);
  const after = Math.hypot(to.x - other.x, to.y - other.y);
  const middle = { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 };
  const grown = zoomed(view, before === 0 ? 1 : after / before, middle);
  return panned(grown, (to.x - from.x) / 2, (to.y - from.y) / 2);
}

/** The view after a key; undefined for a key that means nothing here. */
export function photoKey(
  { key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  view: PhotoView,
): PhotoView | undefined {
  if (key === '+' || key === '=') return zoomed(view, zoomStep);
  if (key === '-') return zoomed(view, 1 / zoomStep);
  if (key === '0') return wholePhoto;
  if (code === 'KeyR') return turned(view, shiftKey ? -90 : 90);
  if (view.zoom === 1) return undefined;
  if (key === 'ArrowLeft') return panned(view, panStep, 0);
  if (key === 'ArrowRight') return panned(view, -panStep, 0);
  if (key === 'ArrowUp') return panned(view, 0, panStep);
  if (key === 'ArrowDown') return panned(view, 0, -panStep);
  return undefined;
}
