import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { notSent, type Failure } from '../../lib/failure';
import { decisionLooks } from '../../parts/decisionLooks';
import { teachFailedWork } from '../state/failedWork';
import { ReadAgainContext } from '../state/readAgain';
import { RecordWalkContext } from '../state/recordWalk';
import { FailureBar } from './FailureBar';

teachFailedWork();
const late: Failure = {
  ...{ kind: 'status', status: 409, codes: ['changed_meanwhile'] },
  current: { status: 'approved', processed_by: { id: 9, name: 'Елена Ким' }, processed_at: '2026-11-20 23:37:05' },
};

test('a decision that came too late says who decided what and when, and offers the next record', async () => {
  const calls: string[] = [];
  const { user } = renderPart(
    <RecordWalkContext value={{ next: () => calls.push('next'), previous: undefined }}>
      <FailureBar
        failure={late}
        statusWords={() => decisionLooks.approved.label}
        onFollow={() => calls.push('closed')}
      />
    </RecordWalkContext>,
  );
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('Решение уже принято');
  expect(note).toHaveTextContent('Елена Ким, 20.11.2026 23:37:05: одобрена.');
  expect(note).not.toHaveTextContent('Запись изменена');
  // Nothing is sent again: the way on is all there is.
  await user.click(screen.getByRole('button'));
  expect(calls).toEqual(['closed', 'next']);
});

test('a file that did not arrive is no unknown outcome: it is sent again (ERR-08)', () => {
  renderPart(<FailureBar failure={{ kind: 'network', status: 0, codes: [], work: 'upload' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Результат неизвестен');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an unknown outcome always offers to read the record again', async () => {
  const read = jest.fn(() => Promise.resolve());
  const { user } = renderPart(
    <ReadAgainContext value={read}>
      <FailureBar failure={{ kind: 'network', status: 0, codes: [] }} />
    </ReadAgainContext>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Результат неизвестен, проверьте');
  await user.click(screen.getByRole('button', { name: 'Прочитать запись заново' }));
  expect(read).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Запись прочитана заново'));
});

test('what never left is not told as perhaps done', () => {
  renderPart(<FailureBar failure={{ kind: 'network', status: 0, codes: [notSent] }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('ничего не отправлено');
  expect(screen.queryByText(/Результат неизвестен/)).toBeNull();
});
