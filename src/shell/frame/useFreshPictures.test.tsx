import { act, fireEvent, render, screen } from '@testing-library/react';
import { openApi } from '../../../tests/support/apiStore';
import { json } from '../../../tests/support/service';
import { useListInvestorsRows } from '../../api/investment/investors';
import { useFreshPictures } from './useFreshPictures';

const address = (place: string, exp: number) => `/api/content/${place}.png?exp=${exp}&sig=s`;

/** A list whose picture has another address each time it is asked for, and a picture of the panel's own. */
async function openPage() {
  const { service, wrapper } = await openApi();
  let asked = 0;
  service.answer = () => json({ investors: [{ id: 1, name: address('one', (asked += 1)) }], count: 1 });
  function Page() {
    useFreshPictures();
    const { items } = useListInvestorsRows({ filters: {}, limit: 50, page: 1 });
    return (
      <>
        {items.map(({ id, name }) => (
          <img key={id} src={name ?? ''} alt="signed" />
        ))}
        <img src="/logo.png" alt="own" />
      </>
    );
  }
  render(<Page />, { wrapper });
  const signed = await screen.findByAltText<HTMLImageElement>('signed');
  const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  return { service, signed, rest };
}

it('a picture whose address has run out gets a new one, and one that is not there is not asked for for ever', async () => {
  const { service, signed, rest } = await openPage();
  expect(signed.src).toContain('exp=1&');
  fireEvent.error(signed);
  await rest();
  expect(signed.src).toContain('exp=2&');
  fireEvent.error(signed);
  await rest();
  expect(service.received).toHaveLength(2);
  // Once it has come, a later address may run out as the first one did.
  fireEvent.load(signed);
  fireEvent.error(signed);
  await rest();
  expect(signed.src).toContain('exp=3&');
});

it('pictures that fail together ask once, and one without a signature not at all', async () => {
  const { service, signed, rest } = await openPage();
  fireEvent.error(screen.getByAltText('own'));
  await rest();
  expect(service.received).toHaveLength(1);
  const other = document.createElement('img');
  other.src = address('two', 1);
  signed.after(other);
  fireEvent.error(signed);
  fireEvent.error(other);
  await rest();
  expect(service.received).toHaveLength(2);
});
