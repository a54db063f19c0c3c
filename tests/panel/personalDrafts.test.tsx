/** Planted markers: where somebody lives is in no draft, whichever form it is typed into. */
import { screen, within } from '@testing-library/react';
import { colleague } from '../support/colleague';
import { renderScreen } from '../support/renderScreen';

const marker = 'Марказий';
const service = () => colleague('director');

async function customerAddress() {
  const { user, unmount } = await renderScreen('/settings/clients/info/6?form=address.registration', {
    as: 'moderator',
  });
  return { user, unmount, form: within(await screen.findByRole('dialog')) };
}

async function deliveryAddress() {
  const { deliveries } = await (
    await service()
  ).get<{ deliveries: { id: number }[] }>('/payment/v3/orders/delivery?status=new&awaits=address&limit=1');
  const { user, unmount } = await renderScreen(`/delivery/details/${deliveries[0]!.id}`, { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: 'Исправить адрес' }));
  return { user, unmount, form: within(await screen.findByRole('dialog')) };
}

test.each([
  ['a customer', customerAddress, 5],
  ['a delivery', deliveryAddress, 2],
])('the address of %s is in no draft', async (_, open, least) => {
  localStorage.clear();
  const { user, unmount, form } = await open();
  const typed = (await form.findAllByRole('textbox')).filter((box) => !box.hasAttribute('disabled'));
  expect(typed.length).toBeGreaterThanOrEqual(least);
  for (const box of typed) {
    await user.clear(box);
    await user.type(box, box.getAttribute('inputmode') === 'decimal' ? '41,3141' : marker);
  }
  expect(form.getAllByDisplayValue(marker).length).toBeGreaterThanOrEqual(least);
  unmount();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(new RegExp(`${marker}|41[.,]3141`));
});
