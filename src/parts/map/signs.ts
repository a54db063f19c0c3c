import { contrast, mix } from '../../lib/colour';
import type { Level } from './levels';

/** As `#rrggbb`, of the theme that is on. */
export interface MapColours {
  land: string;
  border: string;
  point: string;
  off: string;
  ground: string;
}

/** What stands at a place: a point, or several under their number. */
export interface Sign {
  count: number;
  level: Level;
  /** Of a point: it does not work now, and is drawn as a ring. */
  isOff: boolean;
}

const radii: Record<Level, number> = { 0: 6, 1: 7, 2: 9, 3: 11 };
const shares: Record<Level, number> = { 0: 0.35, 1: 0.55, 2: 0.75, 3: 1 };

/** How far a sign reaches from its place, in pixels of the page. */
export const radiusOf = ({ count, level }: Sign): number =>
  count > 1 ? 12 + Math.min(10, Math.log2(count) * 1.6) : radii[level];

/** Pictures of signs at a density of the screen, each drawn once. */
export function signPictures({ point, off, ground }: MapColours, density: number): (sign: Sign) => HTMLCanvasElement {
  const drawn = new Map<string, HTMLCanvasElement>();
  const draw = (sign: Sign): HTMLCanvasElement => {
    const { count, level, isOff } = sign;
    const radius = radiusOf(sign);
    const size = Math.ceil(radius + 1) * 2;
    const picture = document.createElement('canvas');
    picture.width = picture.height = Math.ceil(size * density);
    const pen = picture.getContext('2d')!; // the map is drawn by one, too
    pen.scale(density, density);
    pen.beginPath();
    pen.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
    // Nothing below shows through a number, so it has the colour that a point of its level has on the ground.
    const isMany = count > 1;
    const fill = mix(ground, point, shares[level]);
    pen.globalAlpha = isMany || isOff ? 1 : shares[level];
    pen.fillStyle = isMany ? fill : isOff ? ground : point;
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = 2;
    pen.strokeStyle = isOff && !isMany ? off : ground;
    pen.stroke();
    if (isMany) {
      pen.font = '600 12px "Segoe UI", system-ui, sans-serif';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillStyle = contrast(fill, off) > contrast(fill, ground) ? off : ground;
      pen.fillText(String(count), size / 2, size / 2 + 0.5);
    }
    return picture;
  };
  return (sign) => {
    const name = `${sign.count}:${sign.level}:${sign.isOff}`;
    const picture = drawn.get(name) ?? draw(sign);
    drawn.set(name, picture);
    return picture;
  };
}
