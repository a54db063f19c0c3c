import { boundingExtent, createEmpty, extend, type Extent } from 'ol/extent';
import Feature, { type FeatureLike } from 'ol/Feature';
import Point from 'ol/geom/Point';
import Polygon from 'ol/geom/Polygon';
import { defaults as interactions } from 'ol/interaction/defaults';
import TileLayer from 'ol/layer/Tile';
import VectorLayer from 'ol/layer/Vector';
import OlMap from 'ol/Map';
import { fromLonLat, toLonLat } from 'ol/proj';
import Cluster from 'ol/source/Cluster';
import VectorSource from 'ol/source/Vector';
import XYZ from 'ol/source/XYZ';
import Circle from 'ol/style/Circle';
import Fill from 'ol/style/Fill';
import Icon from 'ol/style/Icon';
import Stroke from 'ol/style/Stroke';
import Style from 'ol/style/Style';
import View from 'ol/View';
import { contrast, mix } from '../../lib/colour';
import type { Level } from './levels';
import { outline } from './outline';

export interface MapPoint {
  id: number;
  lon: number;
  lat: number;
  /** By how much there is of it: the more, the larger and the darker. */
  level: Level;
  /** Does not work now: drawn as a ring. */
  isOff: boolean;
}

/** As `#rrggbb`, of the theme that is on. */
export interface MapColours {
  land: string;
  border: string;
  point: string;
  off: string;
  ground: string;
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
const edge = [28, 28, 28, 28];
const radii: Record<Level, number> = { 0: 6, 1: 7, 2: 9, 3: 11 };
const shares: Record<Level, string> = { 0: '59', 1: '8c', 2: 'bf', 3: 'ff' };

const pointsOf = (feature: FeatureLike): Feature<Point>[] =>
  (feature.get('features') as Feature<Point>[] | undefined) ?? [];
const meant = (feature: Feature): MapPoint => feature.get('point') as MapPoint;

/** Draws a map into an element: one canvas, whatever stands on it. */
export function openMap(target: HTMLElement, { tiles, onOpen, onPick, isStill, ...options }: Options): OpenedMap {
  let { colours } = options;
  const all = new VectorSource<Feature<Point>>();
  const clusters = new Cluster({ source: all, distance: near, minDistance: near / 2 });
  const points = new VectorLayer({ source: clusters, style: (feature) => styleOf(pointsOf(feature), colours) });
  const land = new VectorLayer({
    source: new VectorSource({
      features: outline().map((ring) => new Feature(new Polygon([ring.map((corner) => fromLonLat(corner))]))),
    }),
    style: () =>
      new Style({
        // Under tiles only the borders are of use.
        ...(tiles === undefined && { fill: new Fill({ color: colours.land }) }),
        stroke: new Stroke({ color: colours.border, width: 1 }),
      }),
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
    layers: [...(tiles === undefined ? [] : [new TileLayer({ source: new XYZ({ url: tiles }) })]), land, points],
  });
  const fit = (extent: Extent, maxZoom: number) =>
    view.fit(extent, { padding: edge, maxZoom, duration: isStill ? 0 : moving });

  map.on('click', ({ pixel, coordinate }) => {
    const [feature] = map.getFeaturesAtPixel(pixel, { layerFilter: (layer) => layer === points, hitTolerance: 6 });
    const pressed = feature === undefined ? [] : pointsOf(feature);
    const [first] = pressed;
    if (first === undefined) {
      const [lon = 0, lat = 0] = toLonLat(coordinate);
      onPick?.({ lon, lat });
    } else if (pressed.length === 1 || view.getZoom() === closest) onOpen?.(meant(first).id);
    else fit(extentOf(pressed), closest);
  });
  if (onOpen !== undefined)
    map.on('pointermove', ({ pixel, dragging }) => {
      if (dragging) return;
      const isOver = map.hasFeatureAtPixel(pixel, { layerFilter: (layer) => layer === points, hitTolerance: 6 });
      target.style.cursor = isOver ? 'pointer' : '';
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
      land.changed();
      points.changed();
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

function styleOf(features: readonly Feature<Point>[], colours: MapColours): Style {
  const { point, off, ground } = colours;
  const [first] = features;
  if (first === undefined) return new Style();
  if (features.length > 1) {
    const level = Math.max(...features.map((one) => meant(one).level)) as Level;
    return new Style({ image: new Icon(clusterIcon(features.length, level, colours)) });
  }
  const { level, isOff } = meant(first);
  return new Style({
    image: new Circle({
      radius: radii[level],
      fill: new Fill({ color: isOff ? ground : point + shares[level] }),
      stroke: new Stroke({ color: isOff ? off : ground, width: 2 }),
    }),
  });
}

/**
 * A disc with the number of its points, as large as they are many. Drawn here: the library measures letters by writing markup,
 * which Trusted Types forbid.
 */
function clusterIcon(count: number, level: Level, { point, off, ground }: MapColours) {
  const scale = Math.max(1, window.devicePixelRatio);
  const radius = 12 + Math.min(10, Math.log2(count) * 1.6);
  const size = Math.ceil(radius + 1) * 2;
  const img = document.createElement('canvas');
  img.width = img.height = Math.ceil(size * scale);
  const pen = img.getContext('2d')!; // the map is drawn by one, too
  pen.scale(scale, scale);
  const disc = (fill: string) => {
    pen.beginPath();
    pen.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
  };
  // As a point of this level looks on the ground; nothing below shows through the number.
  const fill = mix(ground, point, Number.parseInt(shares[level], 16) / 255);
  disc(fill);
  pen.lineWidth = 2;
  pen.strokeStyle = ground;
  pen.stroke();
  pen.font = '600 12px "Segoe UI", system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = contrast(fill, off) > contrast(fill, ground) ? off : ground;
  pen.fillText(String(count), size / 2, size / 2 + 0.5);
  return { img, scale: 1 / scale };
}
