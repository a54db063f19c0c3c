import { act, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { renderPart } from '../../../tests/panel/renderPart';
import * as version from '../../api/transport/newerVersion';
import { BlockHost } from './BlockHost';
import type { Block } from './blocks';

jest.mock('../../api/transport/newerVersion');
const reload = jest.mocked(version.reloadForNewerVersion);

const part = () => <p>the block</p>;
const settled = jest.fn();

/** What is fetched stays fetched, so each test has a block of its own. */
let made = 0;
const title = { id: 'test.block', defaultMessage: 'A block' };
const fetchedBy = (fetchPart: Block['fetch']): Block => ({ id: `block-${(made += 1)}`, title, fetch: fetchPart });

beforeEach(() => {
  settled.mockClear();
  reload.mockReset().mockResolvedValue(false);
});
afterEach(() => jest.restoreAllMocks());

it('is drawn when the person comes back, also when its file came while another tab was looked at', async () => {
  let arrive = (_: typeof part): void => undefined;
  const arriving = new Promise<typeof part>((resolve) => (arrive = resolve));
  const block = fetchedBy(() => arriving);
  const panel = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <BlockHost block={block} onSettled={settled} />
    </Activity>
  );
  const { rerender } = renderPart(panel('visible'));
  rerender(panel('hidden'));
  await act(async () => {
    arrive(part);
    await arriving;
  });
  expect(settled).not.toHaveBeenCalled();
  rerender(panel('visible'));
  expect(await screen.findByText('the block')).toBeVisible();
  expect(settled).toHaveBeenCalledWith(block.id);
});

it('is asked for twice before it is told missing, and anew on demand', async () => {
  const fetchPart = jest.fn<Promise<typeof part>, []>().mockRejectedValue(new Error('cut'));
  const { user } = renderPart(<BlockHost block={fetchedBy(fetchPart)} onSettled={settled} />);
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(settled).toHaveBeenCalled());
  fetchPart.mockRejectedValueOnce(new Error('cut')).mockResolvedValue(part);
  await user.click(again);
  expect(await screen.findByText('the block')).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(4);
});

it('waits for the newer version of the panel when that is why its file is gone', async () => {
  reload.mockResolvedValue(true);
  renderPart(<BlockHost block={fetchedBy(() => Promise.reject(new Error('gone')))} onSettled={settled} />);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
