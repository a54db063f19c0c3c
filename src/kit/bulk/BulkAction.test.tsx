import { CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { act, screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { t } from '../../i18n/terms';
import { rolesLoaded } from '../../session/slice';
import { BulkAction } from './BulkAction';
import { BulkDialog } from './BulkDialog';

const begin = jest.fn();

function draw(sent: number) {
  return renderPart(
    <BulkAction id="test.bulk" title={t.approved} icon={CheckmarkCircle20Regular} permission="tax.enable" count={3}>
      {(close) => (
        <BulkDialog
          title={t.approved}
          submit="Начать"
          count={3}
          sent={sent}
          skipped={[]}
          sums={[]}
          onSubmit={() => {
            begin();
            close();
          }}
          onClose={close}
        />
      )}
    </BulkAction>,
  );
}

beforeEach(() => begin.mockClear());

it('is there for whoever holds the right, asks, and begins once it is answered', async () => {
  const { user, store } = draw(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void store.dispatch(rolesLoaded({ tax: ['enable'] })));
  await user.click(screen.getByRole('button', { name: 'Одобрена' }));
  expect(begin).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Начать' }));
  expect(begin).toHaveBeenCalledTimes(1);
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
});
