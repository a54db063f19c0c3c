import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import russian from '../../../locales/ru.json';
import { openApi } from '../../../tests/support/apiStore';
import { json, stall, type Received } from '../../../tests/support/service';
import { useListInvestorsRows } from '../../api/investment/investors';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { timings } from '../../lib/timings';
import { SlowReads } from './SlowReads';

function Rows({ search = 'a' }: { search?: string }) {
  const { state, failure, retry } = useListInvestorsRows({ filters: { search }, limit: 50, page: 1 });
  if (state === 'failed' && failure) return <FailureNote failure={failure} retry={retry} />;
  return <p aria-busy={state === 'loading'}>{state}</p>;
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const slow = 'Загружается дольше обычного';
const long = 'Долго. Можно отменить';

async function opened(rows = <Rows />, reply: (call: Received) => Promise<Response> = stall) {
  const { service, wrapper } = await openApi();
  service.answer = reply;
  render(
    <IntlProvider locale="ru-RU" messages={russian}>
      <SlowReads />
      <main tabIndex={-1}>{rows}</main>
    </IntlProvider>,
    { wrapper },
  );
  return service;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says after a second that it takes longer, and no more once it is there', async () => {
  let answer: (response: Response) => void = () => undefined;
  await opened(<Rows />, () => new Promise((resolve) => (answer = resolve)));
  await pass(500);
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  await pass(timings.progressAfter);
  expect(screen.getByText(slow)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  answer(json({ investors: [], count: 0 }));
  await pass(500);
  expect(screen.getByText('ready')).toBeVisible();
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
});

it('offers after ten seconds to cancel: the request is aborted, and its block can ask again', async () => {
  const service = await opened();
  await pass(timings.cancelAfter + 500);
  expect(screen.getByText(long)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Отменить загрузку' }));
  await pass(0);
  expect(service.received.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Запрос отменён');
  expect(screen.queryByText(long)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  service.answer = () => json({ investors: [], count: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await pass(100);
  expect(screen.getByText('ready')).toBeVisible();
});

it('says nothing of what keeps nobody waiting', async () => {
  await opened(
    <div style={{ display: 'none' }}>
      <Rows search="behind" />
    </div>,
  );
  await pass(timings.cancelAfter + 500);
  expect(screen.queryByText(long)).not.toBeInTheDocument();
});
