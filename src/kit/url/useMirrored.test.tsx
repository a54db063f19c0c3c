import { screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { useMirrored } from './useMirrored';

type Form = 'phone' | 'erase';
const kept: Form[] = ['phone'];

function Part() {
  const [form, setForm] = useMirrored<Form>('form', kept);
  return (
    <>
      <output>{form ?? 'none'}</output>
      {[...kept, 'erase' as const].map((name) => (
        <button key={name} onClick={() => setForm(name)}>
          {name}
        </button>
      ))}
      <button onClick={() => setForm(undefined)}>close</button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;

it('stands in the address beside what is there, and leaves with it', async () => {
  const { user, whereabouts } = renderPart(<Part />, { at: { pathname: '/list', search: '?a=1', state: { b: 2 } } });
  expect(shown()).toBe('none');
  await user.click(screen.getByRole('button', { name: 'phone' }));
  expect(shown()).toBe('phone');
  expect(whereabouts()).toMatchObject({ pathname: '/list', search: '?a=1&form=phone', state: { b: 2 } });
  await user.click(screen.getByRole('button', { name: 'close' }));
  expect(shown()).toBe('none');
  expect(whereabouts().search).toBe('?a=1');
});

it('is taken up again, unless it is a name that is not kept', () => {
  const { unmount } = renderPart(<Part />, { at: '/list?form=phone' });
  expect(shown()).toBe('phone');
  unmount();
  renderPart(<Part />, { at: '/list?form=erase' });
  expect(shown()).toBe('none');
});

it('does not name in the address what is not kept', async () => {
  const { user, whereabouts } = renderPart(<Part />, { at: '/list?form=phone' });
  await user.click(screen.getByRole('button', { name: 'erase' }));
  expect(shown()).toBe('erase');
  expect(whereabouts().search).toBe('');
});
