import { screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { renderPart } from '../../../tests/panel/renderPart';
import { needTexts } from '../../i18n/catalogue';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { lazyComponent } from './lazyComponent';

jest.mock('../../i18n/catalogue', () => ({
  ...jest.requireActual<object>('../../i18n/catalogue'),
  needTexts: jest.fn(() => Promise.resolve()),
}));
const fetching = jest.mocked(needTexts);

const Part = ({ name }: { name: string }) => <p>{name}</p>;

function drawn(fetchPart: () => Promise<typeof Part>) {
  const Lazy = lazyComponent(fetchPart);
  return renderPart(
    <ErrorBoundary>
      <Suspense fallback={<p>waiting</p>}>
        <Lazy name="part" />
      </Suspense>
    </ErrorBoundary>,
  );
}

describe('a part that is fetched when it is drawn', () => {
  it('comes, also when the first attempt is cut', async () => {
    const fetchPart = jest
      .fn<Promise<typeof Part>, []>()
      .mockRejectedValueOnce(new Error('cut'))
      .mockResolvedValue(Part);
    drawn(fetchPart);
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(await screen.findByText('part')).toBeInTheDocument();
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('is not drawn before the texts are there that it names', async () => {
    let come: () => void = () => undefined;
    fetching.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    const fetchPart = jest.fn<Promise<typeof Part>, []>().mockResolvedValue(Part);
    drawn(fetchPart);
    await waitFor(() => expect(fetchPart).toHaveBeenCalled());
    expect(screen.getByText('waiting')).toBeInTheDocument();
    come();
    expect(await screen.findByText('part')).toBeInTheDocument();
  });

  it('is drawn at once when it was fetched before', async () => {
    const Lazy = lazyComponent(() => Promise.resolve(Part));
    await Lazy.load();
    renderPart(<Lazy name="part" />);
    expect(screen.getByText('part')).toBeInTheDocument();
  });

  it('keeps what was typed in it when the screen around it is drawn again', async () => {
    const Form = lazyComponent(() => Promise.resolve(() => <input aria-label="note" />));
    function Screen() {
      const [isOpen, setOpen] = useState(false);
      const [, setRows] = useState(0);
      return (
        <>
          <button onClick={() => startTransition(() => setOpen(true))}>open</button>
          <button onClick={() => setRows((rows) => rows + 1)}>more rows</button>
          {isOpen && <Form />}
        </>
      );
    }
    const { user } = renderPart(
      <Suspense fallback={<p>waiting</p>}>
        <Screen />
      </Suspense>,
    );
    // As in a browser: under act everything is drawn in one go, and nothing waits in the middle of it.
    const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    screen.getByRole('button', { name: 'open' }).click();
    const field = await screen
      .findByRole('textbox', { name: 'note' })
      .finally(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT }));
    await user.type(field, 'rent');
    await user.click(screen.getByRole('button', { name: 'more rows' }));
    expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue('rent');
  });

  it('is told missing once, and asked for again with the block', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchPart = jest.fn<Promise<typeof Part>, []>().mockRejectedValue(new Error('gone'));
    const { user } = drawn(fetchPart);
    expect(await screen.findByRole('alert')).toHaveTextContent('Этот блок не удалось показать');
    expect(fetchPart).toHaveBeenCalledTimes(2);
    // React reports what a boundary caught.
    expect(reported).toHaveBeenCalled();
    reported.mockClear();
    fetchPart.mockResolvedValue(Part);
    await user.click(screen.getByRole('button', { name: 'Показать ещё раз' }));
    await waitFor(() => expect(screen.getByText('part')).toBeInTheDocument());
    expect(fetchPart).toHaveBeenCalledTimes(3);
  });
});
