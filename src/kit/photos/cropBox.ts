/** The part of a picture that is kept, in whole dots of the picture. */
import type { MessageDescriptor } from 'react-intl';

export interface Size {
  width: number;
  height: number;
}
export interface CropBox extends Size {
  left: number;
  top: number;
}
export type Corner = 'leftTop' | 'rightTop' | 'leftBottom' | 'rightBottom';
/** Width to height; undefined where any will do. */
export type Ratio = number | undefined;

export interface Shape {
  id: string;
  label: MessageDescriptor;
  ratio: Ratio;
}
/** What is kept of a picture, and in which of the shapes. */
export interface Cut {
  shape: string;
  box: CropBox;
}

/** Nothing smaller is kept: it would be shown blurred everywhere. */
const leastSide = 64;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The greatest size of these proportions within another one. */
function greatest({ width, height }: Size, ratio: Ratio): Size {
  if (ratio === undefined) return { width, height };
  const isWide = width / height > ratio;
  return isWide
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
}

/** A width that the proportions allow between the least and what there is room for, and the height that goes with it. */
function sized(wanted: Size, room: Size, ratio: Ratio): Size {
  const most = greatest(room, ratio);
  if (ratio === undefined)
    return {
      width: Math.round(between(Math.min(leastSide, most.width), wanted.width, most.width)),
      height: Math.round(between(Math.min(leastSide, most.height), wanted.height, most.height)),
    };
  const least = Math.min(leastSide * Math.max(1, ratio), most.width);
  const width = Math.round(between(least, wanted.width, most.width));
  return { width, height: between(1, Math.round(width / ratio), room.height) };
}

function placed(left: number, top: number, { width, height }: Size, whole: Size): CropBox {
  return {
    left: between(0, Math.round(left), whole.width - width),
    top: between(0, Math.round(top), whole.height - height),
    width,
    height,
  };
}

export const wholeOf = ({ width, height }: Size): CropBox => ({ left: 0, top: 0, width, height });

export const isWhole = (box: CropBox, whole: Size): boolean => box.width === whole.width && box.height === whole.height;

/** The largest part of these proportions, about the middle of the part that was kept until now. */
export function fitted(box: CropBox, whole: Size, ratio: Ratio): CropBox {
  const size = greatest(whole, ratio);
  return placed(box.left + (box.width - size.width) / 2, box.top + (box.height - size.height) / 2, size, whole);
}

export const moved = (box: CropBox, whole: Size, by: { x: number; y: number }): CropBox =>
  placed(box.left + by.x, box.top + by.y, box, whole);

/** Larger or smaller by this many dots of width, about its middle. */
export function grown(box: CropBox, whole: Size, ratio: Ratio, by: number): CropBox {
  const share = box.height / box.width;
  const size = sized({ width: box.width + by, height: box.height + by * share }, whole, ratio);
  return placed(box.left + (box.width - size.width) / 2, box.top + (box.height - size.height) / 2, size, whole);
}

/** With one of its corners drawn to a point, and the corner across from it where it was. */
export function drawn(box: CropBox, whole: Size, ratio: Ratio, to: { corner: Corner; x: number; y: number }): CropBox {
  const { corner, x, y } = to;
  const isLeft = corner.startsWith('left');
  const isTop = corner.endsWith('Top');
  const fixed = { x: isLeft ? box.left + box.width : box.left, y: isTop ? box.top + box.height : box.top };
  const room = {
    width: isLeft ? fixed.x : whole.width - fixed.x,
    height: isTop ? fixed.y : whole.height - fixed.y,
  };
  const across = { width: isLeft ? fixed.x - x : x - fixed.x, height: isTop ? fixed.y - y : y - fixed.y };
  // Of kept proportions the farther of the two ways decides.
  const width = ratio === undefined ? across.width : Math.max(across.width, across.height * ratio);
  const size = sized({ width, height: across.height }, room, ratio);
  return {
    left: isLeft ? fixed.x - size.width : fixed.x,
    top: isTop ? fixed.y - size.height : fixed.y,
    ...size,
  };
}

/** With one of its numbers as it was typed, and the others as near to what they were as that allows. */
export function withNumber(box: CropBox, whole: Size, ratio: Ratio, field: keyof CropBox, value: number): CropBox {
  if (field === 'left' || field === 'top')
    return placed(field === 'left' ? value : box.left, field === 'top' ? value : box.top, box, whole);
  const width = field === 'height' && ratio !== undefined ? value * ratio : field === 'width' ? value : box.width;
  const size = sized({ width, height: field === 'height' ? value : box.height }, whole, ratio);
  return placed(box.left, box.top, size, whole);
}
