import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { reloadForNewerVersion } from '../../api/transport/newerVersion';
import { framePart } from './framePart';

jest.mock('../../api/transport/newerVersion', () => ({ reloadForNewerVersion: jest.fn() }));
const reload = jest.mocked(reloadForNewerVersion);

const Part = ({ name }: { name: string }) => <p>{name}</p>;
const gone = () => framePart(jest.fn<Promise<typeof Part>, []>().mockRejectedValue(new Error('gone')));

test('a part of the frame is nothing until it has come', async () => {
  const Late = framePart(() => Promise.resolve(Part));
  const { container } = renderPart(<Late name="part" />);
  expect(container).toHaveTextContent('');
  expect(await screen.findByText('part')).toBeInTheDocument();
});

test('one that cannot be had is told, and the wish for it taken back', async () => {
  reload.mockResolvedValue(false);
  const onMissing = jest.fn();
  const Late = gone();
  const { store } = renderPart(<Late name="part" onMissing={onMissing} />);
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  expect(store.getState().notices.list).toMatchObject([{ tone: 'error', title: { id: 'network.part.missing' } }]);
});

test('one that nobody pressed for is missed in silence', async () => {
  reload.mockClear();
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValue(new Error('gone'));
  const Late = framePart(load);
  const { store } = renderPart(<Late name="part" />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
  expect(store.getState().notices.list).toEqual([]);
});

test('a newer version of the panel is loaded instead', async () => {
  reload.mockClear().mockResolvedValue(true);
  const onMissing = jest.fn();
  const Late = gone();
  const { store } = renderPart(<Late name="part" onMissing={onMissing} />);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(onMissing).not.toHaveBeenCalled();
  expect(store.getState().notices.list).toEqual([]);
});
