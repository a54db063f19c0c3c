import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { FileDrop } from './FileDrop';

const m = defineMessages({
  choose: { id: 'test.file.choose', defaultMessage: 'Выбрать файл' },
  drop: { id: 'test.file.drop', defaultMessage: 'или перетащите сюда' },
  reading: { id: 'test.file.reading', defaultMessage: 'Читаем' },
});
const sheet = new File(['x'], 'a.xlsx');
const draw = (isReading: boolean) => {
  const onFile = jest.fn();
  const { container } = renderPart(<FileDrop {...m} accept=".xlsx" isReading={isReading} onFile={onFile} />);
  return { onFile, place: container.querySelector('input')?.parentElement as HTMLElement };
};

test('a file is given by the button, and the same one once more', async () => {
  const { onFile } = draw(false);
  const input = screen.getByLabelText('Выбрать файл', { selector: 'input' });
  await userEvent.upload(input, sheet);
  await userEvent.upload(input, sheet);
  expect(onFile.mock.calls).toEqual([[sheet], [sheet]]);
});

test('a file is given by dropping it', () => {
  const { onFile, place } = draw(false);
  fireEvent.dragOver(place);
  fireEvent.drop(place, { dataTransfer: { files: [sheet] } });
  expect(onFile).toHaveBeenCalledWith(sheet);
});

test('while one is read no other is taken', () => {
  const { onFile, place } = draw(true);
  expect(screen.getByText('Читаем')).toBeVisible();
  fireEvent.drop(place, { dataTransfer: { files: [sheet] } });
  expect(onFile).not.toHaveBeenCalled();
});
