import { buffer, containsExtent, getForViewAndSize, type Extent } from 'ol/extent';
import type Feature from 'ol/Feature';
import type Point from 'ol/geom/Point';
import Layer from 'ol/layer/Layer';
import type { FrameState } from 'ol/Map';
import type Cluster from 'ol/source/Cluster';
import ViewHint from 'ol/ViewHint';
import { signPictures, type MapColours, type Sign } from './signs';

/** By so many pixels the sheet is larger than the map on each side: a hand drags it so far before it is drawn again. */
const margin = 384;

interface Options {
  clusters: Cluster<Feature<Point>>;
  signOf: (cluster: Feature) => Sign;
  /** Rings of the land, in the units of the map. */
  land: readonly (readonly (readonly number[])[])[];
  /** Only their borders are drawn where tiles lie under them. */
  hasTiles: boolean;
  colours: () => MapColours;
}

/** What the canvas shows. */
interface Drawn {
  /** All that it was drawn for but its place. */
  state: string;
  /** The resolution that points were put together for. */
  clustered: number;
  center: readonly number[];
  extent: Extent;
}

/**
 * Land and points as one canvas larger than the map. While the map is moved the canvas is moved, which needs none of it to be
 * drawn; it is drawn again at another scale, with other points, or where it ends.
 */
export function openSheet(options: Options): Layer {
  const { clusters } = options;
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'absolute', willChange: 'transform' });
  let drawn: Drawn | undefined;

  const render = (frame: FrameState): HTMLElement => {
    const { viewHints, viewState, pixelRatio, size } = frame;
    const { center, resolution } = viewState;
    const isMoving = Boolean(viewHints[ViewHint.ANIMATING]) || Boolean(viewHints[ViewHint.INTERACTING]);
    const clustered = isMoving && drawn ? drawn.clustered : resolution;
    const isScaling = clustered !== resolution;
    const extent = getForViewAndSize(center, resolution, 0, size);
    if (!isScaling) clusters.loadFeatures(extent, resolution, viewState.projection);
    const state = `${clustered} ${resolution} ${size.join('x')} ${pixelRatio} ${layer.getRevision()}`;
    // At rest there has to be some way left to be dragged.
    const needed = isMoving ? extent : buffer(extent, (margin / 2) * resolution);
    if (drawn?.state !== state || !containsExtent(drawn.extent, needed)) {
      // While its scale changes every frame is drawn, and none of them is moved.
      const beside = isScaling ? 0 : Math.round(margin * pixelRatio) / pixelRatio;
      const whole = size.map((side) => side + 2 * beside);
      drawn = { state, clustered, center, extent: getForViewAndSize(center, resolution, 0, whole) };
      canvas.style.left = canvas.style.top = `-${beside}px`;
      draw(canvas, options, drawn.extent, pixelRatio, whole);
    }
    // By whole pixels of the screen: between them everything would be blurred, and dear to move.
    const way = (from = 0, to = 0) => Math.round(((from - to) / resolution) * pixelRatio) / pixelRatio;
    canvas.style.transform = `translate(${way(drawn.center[0], center[0])}px, ${way(center[1], drawn.center[1])}px)`;
    return canvas;
  };
  const layer: Layer = new Layer({ source: clusters, render });
  return layer;
}

/** Where several points stand together. */
export const placeOf = (cluster: Feature): readonly number[] => (cluster.getGeometry() as Point).getCoordinates();

function draw(
  canvas: HTMLCanvasElement,
  { clusters, signOf, land, hasTiles, colours }: Options,
  [left = 0, , right = 0, top = 0]: Extent,
  density: number,
  [width = 0, height = 0]: readonly number[],
): void {
  const scale = (width * density) / (right - left);
  const x = ([east = 0]: readonly number[]) => (east - left) * scale;
  const y = ([, north = 0]: readonly number[]) => (top - north) * scale;
  // Which also empties it.
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${canvas.width / density}px`;
  canvas.style.height = `${canvas.height / density}px`;
  // A canvas that is itself drawn on is copied for every frame that it is moved in; one that shows a picture is not.
  const paper = new OffscreenCanvas(canvas.width, canvas.height);
  const pen = paper.getContext('2d')!; // a canvas of our own, drawn in two dimensions only
  const shades = colours();
  pen.fillStyle = shades.land;
  pen.strokeStyle = shades.border;
  pen.lineWidth = density;
  pen.lineJoin = 'round';
  // One by one: some stand inside of others, and would be holes in them.
  for (const ring of land) {
    pen.beginPath();
    for (const corner of ring) pen.lineTo(x(corner), y(corner));
    pen.closePath();
    if (!hasTiles) pen.fill();
    pen.stroke();
  }
  const pictureOf = signPictures(shades, density);
  for (const cluster of clusters.getFeatures()) {
    const place = placeOf(cluster);
    const picture = pictureOf(signOf(cluster));
    pen.drawImage(picture, Math.round(x(place) - picture.width / 2), Math.round(y(place) - picture.height / 2));
  }
  const frame = canvas.getContext('bitmaprenderer')!; // a canvas of our own, that shows pictures only
  frame.transferFromImageBitmap(paper.transferToImageBitmap());
}
