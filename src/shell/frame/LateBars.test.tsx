import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import russian from '../../../locales/ru.json';
import { openApi } from '../../../tests/support/apiStore';
import { json } from '../../../tests/support/service';
import { useListInvestorsRows } from '../../api/investment/investors';
import { failureOf } from '../../api/transport/parseResponse';
import { countSilent, followSilence, noteRead } from '../../api/transport/silence';
import { LateBars } from './LateBars';

function Rows() {
  const { state } = useListInvestorsRows({ filters: { search: 'a' }, limit: 50, page: 1 });
  return <p>{state}</p>;
}

function Panel() {
  const isSilent = useSyncExternalStore(followSilence, countSilent) > 0;
  return (
    <IntlProvider locale="ru-RU" messages={russian}>
      <MemoryRouter>
        <LateBars isOnline isSilent={isSilent} />
      </MemoryRouter>
      <Rows />
    </IntlProvider>
  );
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

it('the bar says that a service does not answer, until one of its reads is answered', async () => {
  const { wrapper } = await openApi();
  render(<Panel />, { wrapper });
  const note = (service: string, status?: number) =>
    act(() => noteRead(service, { url: '' }, status === undefined ? undefined : failureOf(status, '', new Headers())));
  note('payment', 500);
  note('marketplace');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  note('payment', 503);
  expect(await screen.findByText(/Сервис не отвечает/)).toBeInTheDocument();
  // Another service says nothing of this one.
  note('marketplace');
  expect(screen.getByRole('status')).toHaveTextContent('Сервис не отвечает');
  // A refusal is an answer.
  note('payment', 403);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['Toronto', 300, true],
  ['Tashkent', -300, false],
])('the footer of a device in %s', async (_, offset, isSaid) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const { wrapper } = await openApi();
  const footer = document.body.appendChild(document.createElement('footer'));
  render(<Panel />, { wrapper });
  expect(footer.textContent).toBe(isSaid ? 'Время указано по Ташкенту (UTC+5)' : '');
  footer.remove();
  jest.restoreAllMocks();
});

describe('a screen that is opened while its service is away', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  async function openedWhileAway() {
    const { service, wrapper } = await openApi();
    service.answer = () => json({}, 503);
    render(<Panel />, { wrapper });
    return service;
  }
  const answered = () => json({ investors: [], count: 0 });

  it('shows that it loads for the ten seconds of a failover, and then its rows', async () => {
    const service = await openedWhileAway();
    await pass(10);
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Сервис не отвечает');
    service.answer = answered;
    // The last question comes as late as fifteen seconds after the first, and its answer a moment after that.
    await pass(6);
    expect(screen.getByText('ready')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('says after fifteen that it failed, and loads by itself once the service answers, however late', async () => {
    const service = await openedWhileAway();
    await pass(16);
    expect(screen.getByText('failed')).toBeInTheDocument();
    const before = service.received.length;
    await pass(300);
    const asked = service.received.slice(before);
    // Less and less often: a minute of an outage costs a call or two of each window, and each is small.
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(20);
    for (const { url } of asked) expect(url).toContain('limit=1&');
    service.answer = answered;
    await pass(40);
    expect(screen.getByText('ready')).toBeInTheDocument();
    expect(service.received.at(-1)?.url).toContain('limit=50');
  });

  it('says that it failed although the service answers something else at that moment', async () => {
    // Later than what another test has asked again.
    jest.setSystemTime(Date.now() + 600_000);
    await openedWhileAway();
    const says = () => screen.getByRole('paragraph').textContent;
    for (let tenths = 0; tenths < 300 && says() !== 'failed'; tenths++) await pass(0.1);
    act(() => noteRead('investment', { url: '/investment/other' }, undefined));
    await pass(1.5);
    expect(says()).toBe('failed');
  });

  it('says that it failed, and is asked ever more seldom, while the service answers everything else', async () => {
    // Pauses of their middle length: by chance they come to a few seconds more or fewer.
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const service = await openedWhileAway();
    const other = () => act(() => noteRead('investment', { url: '/investment/other' }, undefined));
    await pass(16);
    const before = service.received.length;
    let failed = 0;
    for (let seconds = 0; seconds < 300; seconds += 2) {
      other();
      await pass(2);
      if (screen.getByRole('paragraph').textContent === 'failed') failed += 2;
    }
    // A round of questions is five or six in fifteen seconds; with a pause of two between them it came to 122, and to 36 s.
    expect(service.received.length - before).toBeLessThan(100);
    expect(failed).toBeGreaterThan(75);
    service.answer = answered;
    other();
    await pass(40);
    expect(screen.getByText('ready')).toBeInTheDocument();
  });
});

it('tips are there for whoever uses keys or a finger, and are not fetched for a mouse', async () => {
  const { wrapper } = await openApi();
  render(<Panel />, { wrapper });
  fireEvent.pointerDown(document.body);
  await act(() => Promise.resolve());
  expect(document.querySelector('[popover]')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await waitFor(() => expect(document.querySelector('[popover]')).not.toBeNull());
});
