import { screen } from '@testing-library/react';
import { openDialogs } from '../../../../tests/panel/formParts';
import { renderPart } from '../../../../tests/panel/renderPart';
import { ForbiddenHelpContext } from '../../../kit/feedback/ForbiddenHint';
import type { Failure } from '../../../lib/failure';
import { SaveLines } from './SaveLines';

beforeAll(openDialogs);

const refused: Failure = { kind: 'status', status: 403, codes: ['forbidden'], message: 'Policy POST /x is missing' };
const taken: Failure = {
  kind: 'status',
  status: 409,
  codes: ['last_administrator'],
  message: 'Somebody has to be left',
};
const Help = ({ failure }: { failure: Failure }) => <p>why: {failure.message}</p>;

test('a refused line offers to say why; one that failed otherwise does not', async () => {
  const line = (id: string, failure: Failure) => ({ id, label: id, isGrant: true, run: () => Promise.reject(failure) });
  const { user } = renderPart(
    <ForbiddenHelpContext value={Help}>
      <SaveLines lines={[line('one', refused), line('two', taken)]} onClose={() => undefined} />
    </ForbiddenHelpContext>,
  );
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Сделано 0 из 2')).toBeVisible();
  expect(await screen.findByText('Повторить неудавшиеся')).toBeVisible();
  expect(screen.getAllByText(/^why/).map((one) => one.textContent)).toEqual(['why: Policy POST /x is missing']);
});
