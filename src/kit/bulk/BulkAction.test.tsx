import { CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { act, screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { t } from '../../i18n/terms';
import { rolesLoaded } from '../../session/slice';
import { BulkAction, type BulkFormProps } from './BulkAction';
import { BulkDialog } from './BulkDialog';
import { planBulk } from './bulkPlan';
import { useBulkActions } from './useBulkActions';

const begin = jest.fn();
const unpick = jest.fn();

const approving = { id: 'test.bulk', title: t.approved, icon: CheckmarkCircle20Regular, permission: 'tax.enable' };

/** As many of the three picked rows as `sent` says can be approved. */
function draw(sent: number) {
  const Form = ({ rows, ...ends }: BulkFormProps<{ id: number }>) => {
    const plan = planBulk(rows, ({ id }) => (id > sent ? 'not_found' : undefined), { not_found: t.no }, {});
    return <BulkDialog title={t.approved} submit={<>Начать</>} {...plan.summary} onSubmit={begin} {...ends} />;
  };
  return renderPart(<BulkAction {...approving} Form={Form} rows={[{ id: 1 }, { id: 2 }, { id: 3 }]} onDone={unpick} />);
}

beforeEach(() => {
  begin.mockClear();
  unpick.mockClear();
});

it('is there for whoever holds the right, asks, and begins once it is answered', async () => {
  const { user, store } = draw(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void store.dispatch(rolesLoaded({ tax: ['enable'] })));
  await user.click(screen.getByRole('button', { name: 'Одобрена' }));
  expect(begin).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Будет изменено: 2 из 3');
  await user.click(screen.getByRole('button', { name: 'Начать' }));
  expect(begin).toHaveBeenCalledTimes(1);
  expect(unpick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('begins nothing when nobody is left, and is taken back', async () => {
  const { user, store } = draw(0);
  act(() => void store.dispatch(rolesLoaded({ tax: ['enable'] })));
  await user.click(screen.getByRole('button', { name: 'Одобрена' }));
  expect(screen.getByRole('button', { name: 'Начать' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(begin).not.toHaveBeenCalled();
  expect(unpick).not.toHaveBeenCalled();
});

describe('the verbs of picked rows', () => {
  interface Row {
    id: number;
    isNew: boolean;
  }
  const opened: string[] = [];
  const verb = (name: string, isForNew: boolean) => ({
    ...approving,
    id: `test.${name}`,
    title: isForNew ? t.verified : t.approved,
    verb: 'approve' as const,
    fits: ({ isNew }: Row) => isNew === isForNew,
    Form: () => {
      opened.push(name);
      return null;
    },
  });
  const [check, accept] = [verb('check', true), verb('accept', false)];
  function Bar({ picked }: { picked: readonly Row[] }) {
    return useBulkActions(check, accept)?.(picked, unpick);
  }
  const bar = (...news: boolean[]) => <Bar picked={news.map((isNew, id) => ({ id, isNew }))} />;
  const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it('are those that fit one of them, and the letter belongs to the first', async () => {
    opened.length = 0;
    const { user, store, rerender } = renderPart(bar(true, false));
    expect(offered()).toEqual([]);
    act(() => void store.dispatch(rolesLoaded({ tax: ['enable'] })));
    expect(offered()).toEqual(['ПроверенаA', 'Одобрена']);
    await user.keyboard('a');
    expect(new Set(opened)).toEqual(new Set(['check']));
    rerender(bar(false));
    expect(offered()).toEqual(['ОдобренаA']);
  });
});
