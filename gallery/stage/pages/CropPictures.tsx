import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { CropPictures } from '../../../src/kit/photos/CropPictures';
import type { ChosenPicture } from '../../../src/kit/photos/pictureSize';
import { State } from '../State';

const m = defineMessages({
  open: { id: 'gallery.crop.open', defaultMessage: 'Кадрировать' },
  square: { id: 'gallery.crop.square', defaultMessage: 'Квадрат' },
  wide: { id: 'gallery.crop.wide', defaultMessage: '3:1' },
});
const shapes = [
  { id: 'square', label: m.square, ratio: 1 },
  { id: 'wide', label: m.wide, ratio: 3 },
] as const;

const [width, height] = [1200, 800];
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/><circle cx="420" cy="380" r="240" fill="#ffffff66"/></svg>`;
const picture = (id: string, colour: string): ChosenPicture => ({
  id,
  file: new File([drawing(colour)], `${id}.svg`, { type: 'image/svg+xml' }),
  size: { width, height },
});
const pictures = [picture('lamp', '#0e5a4f'), picture('chair', '#7a5524')];

export function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <State name="Two pictures before they are sent">
      <Button onClick={() => setOpen(true)}>
        <FormattedMessage {...m.open} />
      </Button>
      {isOpen && (
        <CropPictures
          pictures={pictures}
          shapes={shapes}
          onSend={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </State>
  );
}
