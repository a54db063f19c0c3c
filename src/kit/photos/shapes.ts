import { defineMessages } from 'react-intl';
import type { Shape } from './cropBox';

const m = defineMessages({
  square: { id: 'kit.photos.square', defaultMessage: 'Квадрат' },
  free: { id: 'kit.photos.free', defaultMessage: 'Любые' },
});

/** As lists, tiles and cards show a picture, in whichever area. */
export const square = { id: 'square', label: m.square, ratio: 1 } satisfies Shape;
/** As it was taken, or any part of it. */
export const free: Shape = { id: 'free', label: m.free, ratio: undefined };
