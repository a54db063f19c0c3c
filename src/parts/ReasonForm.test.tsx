import { screen, waitFor } from '@testing-library/react';
import { f, openDialogs, SignedIn } from '../../tests/panel/formParts';
import { renderPart } from '../../tests/panel/renderPart';
import { ConfirmAction } from '../kit/actions/ConfirmAction';
import { FormDrawer } from '../kit/form/FormDrawer';
import { usePanelForm } from '../kit/form/usePanelForm';
import { ReasonForm } from './ReasonForm';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

const words = { title: f.title, verb: f.done, done: f.done, reason: f.comment };
const about = { record: '№ 152', amount: '50000000.01', person: 'A. Karimov', path: '/payments/152' };

function open(moves?: string) {
  const send = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <ReasonForm {...{ id: 'cancel:152', version: 1, words, about, moves, send, onClose: jest.fn() }} />
    </SignedIn>,
  );
  return { ...part, send };
}
const verb = () => screen.getByRole('button', { name: 'Успешно завершено' });
const again = () => screen.queryByRole('textbox', { name: /введите её ещё раз/ });

test('above 50 000 000 so’m what moves is typed once more before it is sent, and told with number, sum and name', async () => {
  const { user, send, store } = open('50000000.01');
  await user.type(await screen.findByRole('textbox', { name: /Комментарий/ }), 'Ошибка');
  await user.click(verb());
  expect(send).not.toHaveBeenCalled();
  await user.type(again() as HTMLElement, '50000000');
  await user.click(verb());
  expect(again()).toHaveAccessibleDescription('Сумма не совпадает');
  expect(send).not.toHaveBeenCalled();
  await user.clear(again() as HTMLElement);
  await user.type(again() as HTMLElement, '50000000,01');
  await user.click(verb());
  await waitFor(() => expect(send).toHaveBeenCalledWith('Ошибка', expect.objectContaining({ version: 1 })));
  await waitFor(() => expect(store.getState().notices.list).toHaveLength(1));
  expect(store.getState().notices.list).toMatchObject([
    {
      ...{ title: f.done, record: about.record, person: about.person, path: about.path },
      values: { record: '№ 152', amount: '50\u00a0000\u00a0000,01\u00a0сум' },
    },
  ]);
});

test.each([['of the limit', '50000000.00'] as const, ['that does not move', undefined] as const])(
  'a sum %s is not typed again',
  async (_, moves) => {
    open(moves);
    await screen.findByRole('textbox', { name: /Комментарий/ });
    expect(again()).not.toBeInTheDocument();
  },
);

/** Held by the compiler: no decision is built that says no more than that it is done. */
test('whoever asks for a decision names what it is about', () => {
  const asked = { title: f.title, run: () => Promise.resolve(), done: f.done, onClose: () => undefined };
  const reason = { id: 'cancel:152', version: 1, words, send: () => Promise.resolve(), onClose: () => undefined };
  function Decision() {
    const form = usePanelForm({ id: 'decide:152', values: { comment: '' }, isDecision: true });
    const drawer = {
      title: f.title,
      form,
      onSubmit: () => Promise.resolve(),
      onClose: () => undefined,
      children: null,
    };
    return (
      <>
        {/* @ts-expect-error -- what the compiler refuses is what is tested: a decision that does not say what it was about */}
        <FormDrawer {...drawer} done={f.done} />
        <FormDrawer {...drawer} done={f.done} about={about} />
        <FormDrawer {...drawer} />
      </>
    );
  }
  const questions = [
    // @ts-expect-error -- the same of a question
    <ConfirmAction key="bare" {...asked} isDecision />,
    <ConfirmAction key="named" {...asked} isDecision about={about} />,
    <ConfirmAction key="small" {...asked} />,
    // @ts-expect-error -- and of a reason
    <ReasonForm key="reason" {...reason} />,
  ];
  expect([...questions, <Decision key="form" />]).toHaveLength(5);
});
