import { act, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { Activity } from 'react';
import { renderPart } from '../../../tests/panel/renderPart';
import { timings } from '../../lib/timings';
import { RevealableText } from './RevealableText';
import { RevealAll, RevealGroup } from './RevealGroup';

const m = defineMessages({
  phone: { id: 'test.phone', defaultMessage: 'Телефон' },
  pinfl: { id: 'test.pinfl', defaultMessage: 'ПИНФЛ' },
  inps: { id: 'test.inps', defaultMessage: 'ИНПС' },
});
const wholes: Record<string, string> = { phone: '998901234567', pinfl: '30101900010018' };
const one = () => Promise.resolve('one by itself');

function open(reveal: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>, permission?: string) {
  const group = (mode: 'visible' | 'hidden', version = 1) => (
    <Activity mode={mode}>
      <RevealGroup version={version} reveal={reveal} permission={permission}>
        <RevealAll hasKey />
        <RevealableText name="phone" label={m.phone} text="998*****67" reveal={one} />
        <RevealableText name="pinfl" label={m.pinfl} text="301***18" reveal={one} />
        <RevealableText name="inps" label={m.inps} text={null} reveal={one} />
      </RevealGroup>
    </Activity>
  );
  const part = renderPart(group('visible'), { userOptions: { advanceTimers: jest.advanceTimersByTime } });
  return {
    ...part,
    show: (mode: 'visible' | 'hidden') => part.rerender(group(mode)),
    change: () => part.rerender(group('visible', 2)),
  };
}
const answer = (names: readonly string[]) => Promise.resolve(new Map(names.map((name) => [name, wholes[name] ?? ''])));
const settle = () => act(async () => undefined);

describe('masked values that are looked at together', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are asked for by one call, those that are there, and are masked again after two minutes', async () => {
    const reveal = jest.fn(answer);
    const { user, container } = open(reveal);
    await user.click(screen.getByRole('button', { name: 'Показать всё' }));
    await settle();
    expect(reveal.mock.calls).toEqual([[['phone', 'pinfl']]]);
    for (const whole of Object.values(wholes)) expect(screen.getByText(whole)).toBeInTheDocument();
    for (const element of container.querySelectorAll('*'))
      for (const { value } of element.attributes)
        for (const whole of Object.values(wholes)) expect(value).not.toContain(whole);
    act(() => void jest.advanceTimersByTime(timings.revealAll - 1));
    expect(container).toHaveTextContent(wholes.pinfl!);
    act(() => void jest.advanceTimersByTime(1));
    for (const whole of Object.values(wholes)) expect(container).not.toHaveTextContent(whole);
    expect(screen.getByRole('button', { name: 'Показать всё', pressed: false })).toBeInTheDocument();
  });

  it('are masked by hand: one by its own eye, all by the button or its key', async () => {
    const reveal = jest.fn(answer);
    const { user, container } = open(reveal);
    await user.keyboard('[KeyS]');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Скрыть: Телефон' }));
    expect(container).not.toHaveTextContent(wholes.phone!);
    expect(container).toHaveTextContent(wholes.pinfl!);
    await user.keyboard('[KeyS]');
    expect(container).not.toHaveTextContent(wholes.pinfl!);
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  it('go when the record is another than the one they were shown of', async () => {
    const { user, container, change } = open(answer);
    await user.click(screen.getByRole('button', { name: 'Показать всё' }));
    await settle();
    expect(container).toHaveTextContent(wholes.pinfl!);
    change();
    for (const whole of Object.values(wholes)) expect(container).not.toHaveTextContent(whole);
  });

  it('go when the screen is left, also by an answer that comes later', async () => {
    let come: (found: ReadonlyMap<string, string>) => void = () => undefined;
    const { user, container, show } = open(() => new Promise((resolve) => (come = resolve)));
    await user.click(screen.getByRole('button', { name: 'Показать всё' }));
    show('hidden');
    await act(async () => come(new Map(Object.entries(wholes))));
    show('visible');
    for (const whole of Object.values(wholes)) expect(container).not.toHaveTextContent(whole);
  });

  it('stay masked when the service refuses, which is said, and are not offered without the permission', async () => {
    const { user, store, container, unmount } = open(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(screen.getByRole('button', { name: 'Показать всё' }));
    await settle();
    expect(store.getState().notices.list).toMatchObject([{ tone: 'error' }]);
    expect(container).toHaveTextContent('301***18');
    unmount();
    open(answer, 'ledger.get');
    expect(screen.queryByRole('button', { name: 'Показать всё' })).not.toBeInTheDocument();
  });
});
