import { act, screen } from '@testing-library/react';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import english from '../../../locales/en.json';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { CopyableId } from './CopyableId';
import { Fact, Facts } from './Facts';
import { DateTime, Day, Inn, Masked, Money, Month, Phone } from './values';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { LoadingOverlay } from '../feedback/LoadingOverlay';
import { BrandMark } from '../foundation/BrandMark';
import { StatusBadge } from './StatusBadge';
import { timings } from '../../lib/timings';

const active = defineMessage({ id: 'test.active', defaultMessage: 'Активный' });
const m = defineMessages({
  remove: { id: 'test.remove', defaultMessage: 'Вы хотите это удалить?' },
  stay: { id: 'test.stay', defaultMessage: 'Остаться' },
});

describe('single values', () => {
  it('look one way everywhere', () => {
    const { container } = renderPart(
      <>
        <Money amount="1250000.50" /> <Money amount="-10.00" withCurrency /> <Money amount={null} />{' '}
        <Day value="2026-03-05" /> <DateTime value="2026-03-05 14:07:31" /> <Masked text="3010******0018" />{' '}
        <Masked text="" /> <Month value="2026-03" /> <Inn value="549595337" /> <Inn value="30101900010018" />{' '}
        <Inn value={null} /> <Phone value="998901234567" /> <Phone value={null} />
      </>,
    );
    expect(container).toHaveTextContent(
      '1 250 000,50 -10,00 сум — 05.03.2026 05.03.2026 14:07:31 3010******0018 — март 2026 549 595 337 30101900010018 — +998 90 123 45 67 —',
    );
  });

  it('are facts with their digits in groups, and nothing is a dash', () => {
    renderPart(
      <Facts>
        <Fact label={active} value="20208000900123456001" as="account" />
        <Fact label={active} value="08418001001000001" as="ikpu" />
        <Fact label={active} value="998901234567" as="phone" />
        <Fact label={active} value={null} as="account" />
      </Facts>,
    );
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      ...['2020 8000 9001 2345 6001', '084 18 001 001 000001', '+998 90 123 45 67', '—'],
    ]);
  });

  it('follow the language', () => {
    const { container } = renderPart(<Money amount="1250000.50" withCurrency />, { locale: 'en-US', texts: english });
    expect(container).toHaveTextContent('1 250 000.50 UZS');
  });

  it('show a status by icon and text, an unknown one by its code, none by a dash', () => {
    const { container, rerender } = renderPart(
      <StatusBadge code="active" look={{ label: active, tone: 'success', icon: CheckmarkCircle16Regular }} />,
    );
    expect(screen.getByText('Активный')).toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<StatusBadge code="frozen_by_court" look={undefined} />);
    expect(screen.getByTitle('frozen_by_court')).toHaveTextContent('frozen_by_court');
    rerender(<StatusBadge code={null} look={undefined} />);
    expect(container).toHaveTextContent('—');
  });
});

describe('an id to copy', () => {
  afterEach(() => jest.useRealTimers());

  it('is copied by a click, and says so for a while', async () => {
    jest.useFakeTimers();
    const { user } = renderPart(<CopyableId text={417} />, {
      userOptions: { advanceTimers: jest.advanceTimersByTime },
    });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Скопировать 417' }));
    expect(copied).toHaveBeenCalledWith('417');
    await act(async () => undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Скопировано');
    act(() => void jest.advanceTimersByTime(timings.copied));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says what to do when the browser refuses', async () => {
    const { user } = renderPart(<CopyableId text="x" />);
    const refused = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('Скопировать не удалось');
    refused.mockRestore();
  });
});

describe('a question before an action', () => {
  beforeAll(() => {
    // jsdom draws no modal dialogs; the focus is the business of the browser and is tested there.
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    };
  });

  function Asking({ onYes, isBusy }: { onYes: () => void; isBusy?: boolean }) {
    const [isAsking, setAsking] = useState(true);
    if (!isAsking) return 'closed';
    return (
      <ConfirmDialog title={m.remove} state={isBusy ? 'busy' : undefined} onYes={onYes} onNo={() => setAsking(false)}>
        навсегда
      </ConfirmDialog>
    );
  }

  it('is named, answered with yes or no, and closed with Escape', async () => {
    const yes = jest.fn();
    const { user, unmount } = renderPart(<Asking onYes={yes} />);
    expect(screen.getByRole('dialog', { name: 'Вы хотите это удалить?' })).toHaveAccessibleDescription('навсегда');
    await user.click(screen.getByRole('button', { name: 'Да' }));
    expect(yes).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Нет' }));
    expect(screen.getByText('closed')).toBeInTheDocument();
    unmount();

    renderPart(<Asking onYes={yes} />);
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.getByText('closed')).toBeInTheDocument();
  });

  it('cannot be answered twice or left while the action is under way', async () => {
    const yes = jest.fn();
    const { user } = renderPart(<Asking onYes={yes} isBusy />);
    // A button that is disabled loses the focus, and the key that answers again after a refusal is lost with it.
    for (const name of ['Да', 'Нет']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    await user.click(screen.getByRole('button', { name: 'Да' }));
    expect(yes).not.toHaveBeenCalled();
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('waiting and breaking', () => {
  it('is announced', () => {
    const { rerender, container } = renderPart(<LoadingOverlay />);
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
    rerender(<BrandMark />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('of a block can be tried again', async () => {
    const complaints = jest.spyOn(console, 'error');
    let isBroken = true;
    function Block() {
      if (isBroken) throw new Error('no');
      return 'fine';
    }
    const { user } = renderPart(
      <ErrorBoundary>
        <Block />
      </ErrorBoundary>,
    );
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Показать ещё раз' }));
    expect(screen.getByText('fine')).toBeInTheDocument();
    complaints.mockClear();
  });
});
