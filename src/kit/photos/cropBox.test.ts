import { drawn, fitted, grown, isWhole, moved, wholeOf, withNumber, type CropBox } from './cropBox';

const whole = { width: 4000, height: 3000 };
const box: CropBox = { left: 1000, top: 500, width: 1200, height: 400 };

describe('the part of a picture that is kept', () => {
  it('is the largest of its proportions, about the middle of what was kept before', () => {
    expect(fitted(wholeOf(whole), whole, 3)).toEqual({ left: 0, top: 834, width: 4000, height: 1333 });
    expect(fitted(wholeOf(whole), whole, 1)).toEqual({ left: 500, top: 0, width: 3000, height: 3000 });
    expect(fitted({ left: 0, top: 0, width: 900, height: 300 }, whole, 1)).toEqual({
      ...{ left: 0, top: 0, width: 3000, height: 3000 },
    });
    expect(isWhole(fitted(box, whole, undefined), whole)).toBe(true);
  });

  it('never leaves the picture when it is moved', () => {
    expect(moved(box, whole, { x: -40, y: 10 })).toEqual({ ...box, left: 960, top: 510 });
    expect(moved(box, whole, { x: 9999, y: 9999 })).toEqual({ ...box, left: 2800, top: 2600 });
    expect(moved(box, whole, { x: -9999, y: -9999 })).toEqual({ ...box, left: 0, top: 0 });
  });

  it('keeps its proportions while a corner is drawn, and the corner across from it', () => {
    const larger = drawn(box, whole, 3, { corner: 'rightBottom', x: 3100, y: 950 });
    expect(larger).toEqual({ left: 1000, top: 500, width: 2100, height: 700 });
    const smaller = drawn(box, whole, 3, { corner: 'leftTop', x: 1600, y: 700 });
    expect([smaller.left + smaller.width, smaller.top + smaller.height]).toEqual([2200, 900]);
    expect(smaller.width / smaller.height).toBeCloseTo(3, 1);
    expect(drawn(box, whole, undefined, { corner: 'rightTop', x: 1500, y: 100 })).toEqual({
      ...{ left: 1000, top: 100, width: 500, height: 800 },
    });
  });

  it('is neither drawn out of the picture nor into nothing', () => {
    for (const ratio of [undefined, 1, 3])
      for (const corner of ['leftTop', 'rightTop', 'leftBottom', 'rightBottom'] as const)
        for (const [x, y] of [
          [-500, -500],
          [9000, 9000],
          [1600, 700],
        ] as const) {
          const { left, top, width, height } = drawn(box, whole, ratio, { corner, x, y });
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(whole.width);
          expect(top + height).toBeLessThanOrEqual(whole.height);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(63);
        }
  });

  it('grows and shrinks about its middle', () => {
    expect(grown(box, whole, 3, 300)).toEqual({ left: 850, top: 450, width: 1500, height: 500 });
    expect(grown(box, whole, 3, 99999)).toEqual({ left: 0, top: 34, width: 4000, height: 1333 });
  });

  it('takes each number as it is typed, as far as the picture reaches', () => {
    expect(withNumber(box, whole, 3, 'left', 20)).toEqual({ ...box, left: 20 });
    expect(withNumber(box, whole, 3, 'top', 99999)).toEqual({ ...box, top: 2600 });
    expect(withNumber(box, whole, 3, 'width', 600)).toEqual({ ...box, width: 600, height: 200 });
    expect(withNumber(box, whole, 3, 'height', 1000)).toEqual({ ...box, width: 3000, height: 1000 });
    expect(withNumber(box, whole, undefined, 'height', 1000)).toEqual({ ...box, height: 1000 });
    expect(withNumber(box, whole, undefined, 'width', 1)).toEqual({ ...box, width: 64 });
  });

  it('stays within a picture smaller than the least that is kept', () => {
    expect(fitted(wholeOf({ width: 40, height: 30 }), { width: 40, height: 30 }, 3)).toEqual({
      ...{ left: 0, top: 9, width: 40, height: 13 },
    });
  });
});
