import { screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { ForbiddenHelpContext, ForbiddenHint } from './ForbiddenHint';
import { lazyComponent } from '../foundation/lazyComponent';

const refused: Failure = { kind: 'status', status: 403, codes: [], message: 'Permission gl.add is missing' };
const broken: Failure = { kind: 'status', status: 500, codes: [], message: 'Permission gl.add is missing' };
const Help = ({ failure }: { failure: Failure }) => <p>why: {failure.message}</p>;

it('stands beside a refusal, and beside nothing else', () => {
  renderPart(
    <ForbiddenHelpContext value={Help}>
      <ForbiddenHint failure={broken} />
      <ForbiddenHint failure={refused} />
    </ForbiddenHelpContext>,
  );
  expect(screen.getAllByText(/^why/)).toHaveLength(1);
});

it('takes nothing with it when it cannot be fetched, and is asked for again', async () => {
  // React reports what a boundary caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isCut = true;
  const Late = lazyComponent(() =>
    isCut ? Promise.reject(new Error('The file did not come.')) : Promise.resolve(Help),
  );
  const { user } = renderPart(
    <ForbiddenHelpContext value={Late}>
      <p>the words of the refusal</p>
      <ForbiddenHint failure={refused} />
    </ForbiddenHelpContext>,
  );
  expect(screen.getByText('the words of the refusal')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Показать ещё раз' });
  isCut = false;
  await user.click(again);
  expect(await screen.findByText(/^why/)).toBeVisible();
  expect(screen.getByText('the words of the refusal')).toBeVisible();
  reported.mockRestore();
});
