import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApi } from '../../../tests/support/apiStore';
import { json } from '../../../tests/support/service';
import { useListInvestorsRows } from '../../api/investment/investors';
import { useFreshLinks } from './useFreshLinks';

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const address = (exp: number) => `/api/content/file.pdf?exp=${exp}&sig=s`;

/** A list whose file has one address at first and another when it is asked for again; where the links that are pressed lead. */
async function openPage(first: number, next: number) {
  const { service, wrapper } = await openApi();
  let asked = 0;
  service.answer = () => json({ investors: [{ id: 1, name: address((asked += 1) === 1 ? first : next) }], count: 1 });
  const followed: string[] = [];
  function Page() {
    useFreshLinks();
    const { items } = useListInvestorsRows({ filters: {}, limit: 50, page: 1 });
    return (
      <div
        role="presentation"
        onClick={(event) => {
          if (!event.defaultPrevented) followed.push((event.target as HTMLAnchorElement).href);
          event.preventDefault();
        }}
      >
        {items.map(({ id, name }) => (
          <a key={id} href={name ?? ''}>
            signed
          </a>
        ))}
        <a href="/?exp=1">own</a>
      </div>
    );
  }
  render(<Page />, { wrapper });
  const press = (name: string) => userEvent.click(screen.getByText(name));
  await screen.findByText('signed');
  return { service, followed, press };
}
const whole = (path: string) => new URL(path, window.location.href).href;

it('is followed by its new address when the one on the page has run out', async () => {
  const [dead, good] = [seconds(-1), seconds(300)];
  const { service, followed, press } = await openPage(dead, good);
  await press('signed');
  await waitFor(() => expect(followed).toEqual([whole(address(good))]));
  expect(service.received).toHaveLength(2);
});

it('is followed once by a clock that is ahead, for which the new address has run out as well', async () => {
  const { service, followed, press } = await openPage(seconds(-900), seconds(-600));
  await press('signed');
  await waitFor(() => expect(followed).toHaveLength(1));
  expect(service.received).toHaveLength(2);
});

it('is followed as it is when it gets no other address, so that the host says why it does not open', async () => {
  const dead = seconds(-1);
  const { followed, press } = await openPage(dead, dead);
  await press('signed');
  await waitFor(() => expect(followed).toEqual([whole(address(dead))]), { timeout: 10_000 });
});

it('leads where it says as long as it is good, as every other link does', async () => {
  const good = seconds(300);
  const { service, followed, press } = await openPage(good, good);
  await press('signed');
  await press('own');
  expect(followed).toEqual([whole(address(good)), whole('/?exp=1')]);
  expect(service.received).toHaveLength(1);
});
