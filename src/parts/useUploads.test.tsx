import { screen } from '@testing-library/react';
import { renderPart } from '../../tests/panel/renderPart';
import { unsavedPaths } from '../kit/state/unsavedChanges';
import { useUploads } from './useUploads';

const file = new File(['%PDF-1.7 of a contract'], 'contract.pdf');

function Files({ send }: { send: () => Promise<string> }) {
  const { uploads, add, retry } = useUploads(['pdf'], send);
  return (
    <>
      <button onClick={() => add([file])}>Добавить</button>
      {uploads.map(({ id, state }) => (
        <button key={id} onClick={() => retry(id)}>
          {state}
        </button>
      ))}
    </>
  );
}

test('a file that failed is sent again as what it was chosen as', async () => {
  const asContract = jest.fn(() => Promise.resolve('7'));
  asContract.mockRejectedValueOnce({ kind: 'network', status: 0, codes: [] });
  const asPhoto = jest.fn(() => Promise.resolve('8'));
  const { user, rerender } = renderPart(<Files send={asContract} />);
  await user.click(screen.getByText('Добавить'));
  const failed = await screen.findByText('failed');
  rerender(<Files send={asPhoto} />);
  await user.click(failed);
  expect(await screen.findByText('done')).toBeVisible();
  expect([asContract.mock.calls.length, asPhoto.mock.calls.length]).toEqual([2, 0]);
});

test('what is on its way would be lost with the window, and what has arrived would not', async () => {
  let arrive = (): void => undefined;
  const send = () => new Promise<string>((resolve) => (arrive = () => resolve('7')));
  const { user } = renderPart(<Files send={send} />, { at: '/merchants/list/1' });
  await user.click(screen.getByText('Добавить'));
  expect(await screen.findByText('sending')).toBeVisible();
  expect(unsavedPaths()).toEqual(['/merchants/list/1']);
  arrive();
  expect(await screen.findByText('done')).toBeVisible();
  expect(unsavedPaths()).toEqual([]);
});
