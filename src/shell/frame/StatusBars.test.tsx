import { act, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { useUnsavedChanges } from '../../kit/state/unsavedChanges';
import { countSilent, noteRead } from '../../api/transport/silence';
import { failureOf } from '../../api/transport/parseResponse';
import { StatusBars } from './StatusBars';
import { NewVersionBar } from './NewVersionBar';

const network = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};

function Typing() {
  useUnsavedChanges('/back-office/investor/1', true);
  return null;
}

describe('the bars over the page', () => {
  beforeEach(() => {
    const running = document.createElement('script');
    running.type = 'application/json';
    running.setAttribute('src', '/assets/main.aaa.js');
    document.head.replaceChildren(running);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('<script src="/assets/main.bbb.js"></script>')));
  });
  afterEach(() => jest.restoreAllMocks());

  it('say that there is no network, for as long as there is none', () => {
    renderPart(<StatusBars />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    network(false);
    expect(screen.getByRole('status')).toHaveTextContent('Нет сети');
    network(true);
    expect(screen.queryByText(/Нет сети/)).not.toBeInTheDocument();
  });

  it('do not blame a service for what happens without a network', () => {
    network(false);
    noteRead('investment', { url: '' }, failureOf(503, '', new Headers()));
    network(true);
    expect(countSilent()).toBe(0);
  });

  it('name the newer version by its number', async () => {
    const body = '<meta name="version" content="0.2.0"><script src="/assets/main.bbb.js"></script>';
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body)));
    const running = document.createElement('meta');
    Object.assign(running, { name: 'version', content: '0.1.0' });
    document.head.append(running);
    renderPart(<NewVersionBar isOnline />);
    network(true);
    expect(await screen.findByText('Вышла версия панели 0.2.0.')).toBeInTheDocument();
  });

  it('offer a newer version, once it is seen after an outage, and warn whoever is typing', async () => {
    const part = renderPart(<NewVersionBar isOnline />);
    expect(fetch).not.toHaveBeenCalled();
    network(true);
    expect(await screen.findByText('Вышла новая версия панели.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Обновить' })).toBeEnabled();
    expect(screen.queryByText(/Сначала сохраните/)).not.toBeInTheDocument();
    part.rerender(
      <>
        <NewVersionBar isOnline />
        <Typing />
      </>,
    );
    await waitFor(() => expect(screen.getByText(/Сначала сохраните/)).toBeInTheDocument());
  });
});
