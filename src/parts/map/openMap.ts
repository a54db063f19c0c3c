import { boundingExtent, buffer, createEmpty, extend, getWidth, type Extent } from 'ol/extent';
import Feature from 'ol/Feature';
import Point from 'ol/geom/Point';
import { defaults as interactions } from 'ol/interaction/defaults';
import TileLayer from 'ol/layer/Tile';
import OlMap from 'ol/Map';
import { fromLonLat, toLonLat } from 'ol/proj';
import Cluster from 'ol/source/Cluster';
import VectorSource from 'ol/source/Vector';
import XYZ from 'ol/source/XYZ';
import View from 'ol/View';
import type { Level } from './levels';
import { outline } from './outline';
import { openSheet, placeOf } from './sheet';
import { radiusOf, type MapColours, type Sign } from './signs';

export interface MapPoint {
  id: number;
  lon: number;
  lat: number;
  /** By how much there is of it: the more, the larger and the darker. */
  level: Level;
  /** Does not work now: drawn as a ring. */
  isOff: boolean;
}

export interface OpenedMap {
  setPoints: (points: readonly MapPoint[]) => void;
  setColours: (colours: MapColours) => void;
  /** Shows all points, or the country where there are none. */
  showAll: () => void;
  zoomBy: (steps: number) => void;
  close: () => void;
}

interface Options {
  colours: MapColours;
  /** The address of tiles with {z}, {x} and {y}; without it the outline of the regions is drawn. */
  tiles: string | undefined;
  /** Asked with the number of a point that was pressed. */
  onOpen?: (id: number) => void;
  /** Asked with the place that was pressed. */
  onPick?: (place: { lon: number; lat: number }) => void;
  /** Nothing moves by itself for whoever does not want it. */
  isStill: boolean;
}

/** So near, in pixels, points are one cluster. */
const near = 36;
const closest = 17;
const moving = 220;
const country: Extent = boundingExtent([fromLonLat([55.9, 37.1]), fromLonLat([73.3, 45.7])]);
/** What is free around what is shown; on the right stand the buttons. */
const edge = [28, 60, 28, 28];
/** So far beside a sign a press still means it: fingers are no needles. */
const tolerance = 6;
/** No sign is larger. */
const largest = 22;

const pointsOf = (cluster: Feature): Feature<Point>[] => cluster.get('features') as Feature<Point>[];
const meant = (feature: Feature): MapPoint => feature.get('point') as MapPoint;

function signOf(cluster: Feature): Sign {
  const points = pointsOf(cluster).map(meant);
  const level = Math.max(...points.map((one) => one.level)) as Level;
  return { count: points.length, level, isOff: points.every(({ isOff }) => isOff) };
}

/** Draws a map into an element: one canvas, whatever stands on it. */
export function openMap(target: HTMLElement, { tiles, onOpen, onPick, isStill, ...options }: Options): OpenedMap {
  let { colours } = options;
  const all = new VectorSource<Feature<Point>>();
  const clusters = new Cluster<Feature<Point>>({ source: all, distance: near, minDistance: near / 2 });
  const sheet = openSheet({
    clusters,
    signOf,
    land: outline().map((ring) => ring.map((corner) => fromLonLat(corner))),
    hasTiles: tiles !== undefined,
    colours: () => colours,
  });
  const view = new View({
    extent: country,
    constrainOnlyCenter: true,
    maxZoom: closest,
    minZoom: 4,
    enableRotation: false,
  });
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: interactions({ onFocusOnly: true, altShiftDragRotate: false, pinchRotate: false }),
    layers: [...(tiles === undefined ? [] : [new TileLayer({ source: new XYZ({ url: tiles }) })]), sheet],
  });
  const fit = (extent: Extent, maxZoom: number) =>
    // One point alone stands in the middle.
    view.fit(extent, { padding: getWidth(extent) > 0 ? edge : undefined, maxZoom, duration: isStill ? 0 : moving });

  /** The sign at a place of the map: of several the one whose middle is nearest. */
  const signAt = (place: readonly number[]): Feature | undefined => {
    const resolution = view.getResolution() ?? 1;
    const [x = 0, y = 0] = place;
    let [found, best]: [Feature | undefined, number] = [undefined, Infinity];
    for (const cluster of clusters.getFeaturesInExtent(buffer([x, y, x, y], (largest + tolerance) * resolution))) {
      const [east = 0, north = 0] = placeOf(cluster);
      const away = Math.hypot(east - x, north - y) / resolution;
      if (away < best && away <= radiusOf(signOf(cluster)) + tolerance) [found, best] = [cluster, away];
    }
    return found;
  };

  // What is dragged has to have the focus already, and gets it only after the press: the first pull would move nothing. A finger has
  // to press first, for else nobody could scroll the page over the map.
  target.addEventListener(
    'pointerdown',
    ({ pointerType }) => pointerType === 'mouse' && target.focus({ preventScroll: true }),
    true,
  );
  map.on('click', ({ coordinate }) => {
    const sign = signAt(coordinate);
    const pressed = sign === undefined ? [] : pointsOf(sign);
    const [first] = pressed;
    if (first === undefined) {
      const [lon = 0, lat = 0] = toLonLat(coordinate);
      onPick?.({ lon, lat });
    } else if (pressed.length === 1 || view.getZoom() === closest) onOpen?.(meant(first).id);
    else fit(extentOf(pressed), closest);
  });
  if (onOpen !== undefined)
    map.on('pointermove', ({ coordinate, dragging }) => {
      if (!dragging) target.style.cursor = signAt(coordinate) === undefined ? '' : 'pointer';
    });

  return {
    setPoints(wanted) {
      all.clear(true);
      all.addFeatures(
        wanted.map((point) => new Feature({ geometry: new Point(fromLonLat([point.lon, point.lat])), point })),
      );
    },
    setColours(next) {
      colours = next;
      sheet.changed();
    },
    showAll: () => fit(all.isEmpty() ? country : extentOf(all.getFeatures()), 13),
    zoomBy: (steps) => view.animate({ zoom: (view.getZoom() ?? 5) + steps, duration: isStill ? 0 : moving }),
    close: () => map.setTarget(undefined),
  };
}

function extentOf(features: readonly Feature<Point>[]): Extent {
  const extent = createEmpty();
  for (const feature of features) {
    const place = feature.getGeometry()?.getExtent();
    if (place !== undefined) extend(extent, place);
  }
  return extent;
}
