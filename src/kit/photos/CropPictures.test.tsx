import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { CropPictures } from './CropPictures';

const m = defineMessages({
  free: { id: 'test.crop.free', defaultMessage: 'Любые' },
  wide: { id: 'test.crop.wide', defaultMessage: '3:1' },
});
const shapes = [
  { id: 'free', label: m.free, ratio: undefined },
  { id: 'wide', label: m.wide, ratio: 3 },
] as const;
const picture = (id: string) => ({ id, file: new File(['x'], `${id}.png`), size: { width: 1200, height: 900 } });
const addresses = { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined };

function draw() {
  Object.assign(URL, addresses);
  const [onSend, onClose] = [jest.fn(), jest.fn()];
  const pictures = [picture('lamp'), picture('chair')];
  renderPart(<CropPictures pictures={pictures} shapes={shapes} onSend={onSend} onClose={onClose} />);
  return { onSend, onClose, files: pictures.map(({ file }) => file) };
}

test('what is not touched is sent whole', async () => {
  const { onSend, files } = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Загрузить 2 фото' }));
  expect(onSend).toHaveBeenCalledWith(files.map((file) => ({ file, part: undefined })));
});

test('a shape is cut out of the middle, and numbers move it', async () => {
  const { onSend, files } = draw();
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(drawer.getByLabelText('Пропорции'), '3:1');
  const top = drawer.getByLabelText('Сверху, точек');
  await userEvent.clear(top);
  await userEvent.type(top, '20{Enter}');
  fireEvent.blur(top);
  await userEvent.click(drawer.getByRole('button', { name: 'Загрузить 2 фото' }));
  expect(onSend).toHaveBeenCalledWith([
    { file: files[0], part: { left: 0, top: 20, width: 1200, height: 400 } },
    { file: files[1], part: undefined },
  ]);
});

test('one is left out, and whoever leaves out all of them is done', async () => {
  const { onSend, onClose } = draw();
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: 'Не загружать: lamp.png' }));
  expect(drawer.getByRole('button', { name: 'Загрузить 1 фото' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(drawer.getByRole('button', { name: 'Не загружать: chair.png' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSend).not.toHaveBeenCalled();
});
