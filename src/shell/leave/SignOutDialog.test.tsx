import { act, screen, within } from '@testing-library/react';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import type { BatchAnswer } from '../../kit/bulk/bulkState';
import { startBulk } from '../../kit/bulk/useStartBulk';
import { endJobs, setJob } from '../../kit/jobs/jobs';
import { SignOutDialog } from './SignOutDialog';

beforeAll(openDialogs);
afterEach(() => act(() => endJobs()));

const never = () => Promise.reject(new Error('Nobody asks.'));
const named = (title: string) => ({ title, nameOf: String, wordsOf: () => undefined });
const question = () => within(screen.getByRole('dialog', { name: 'Выйти из системы?' }));

test('names the files and the bulk work that would end, and not what is over', async () => {
  let answer: (answer: BatchAnswer) => void = () => undefined;
  const send = () => new Promise<BatchAnswer>((resolve) => (answer = resolve));
  const work = { ids: [1], skipped: [], send, checkOutcome: never, readAnswer: () => undefined };
  startBulk(named('Новый статус: Архив'), work);
  await act(async () => answer({ done: [1], refused: [] }));
  startBulk(named('Новый статус: Активный'), work);
  const file = { id: 'file', title: 'Инвесторы', makes: 'file', Row: () => null } as const;
  setJob({ ...file, isUnderWay: () => true, cancel: () => undefined });
  renderPart(<SignOutDialog onClose={() => undefined} />);
  expect(question().getByText('Прервётся работа, которая ещё идёт:')).toBeVisible();
  const listed = question().getAllByRole('listitem');
  expect(listed.map((line) => line.textContent)).toEqual(['Новый статус: Активный', 'Файл: Инвесторы']);
  expect(question().getByText(/остальное отправлено не будет/)).toBeVisible();
});

test('says nothing of work when there is none', () => {
  renderPart(<SignOutDialog onClose={() => undefined} />);
  expect(question().queryByRole('listitem')).not.toBeInTheDocument();
});
