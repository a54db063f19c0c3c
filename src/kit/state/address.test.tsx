import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { AddressRouter, LiveAddress, useAddress } from './address';

const drawn = { still: 0, live: 0 };

/** Leads on, and is not concerned with where the person is. */
function Still() {
  drawn.still += 1;
  const navigate = useNavigate();
  return (
    <>
      <Link to="/a">A</Link>
      <button onClick={() => void navigate('/b?x=1', { state: 'kept' })}>B</button>
    </>
  );
}

/** What a link or a notice of the frame reads. */
function Here() {
  drawn.live += 1;
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${String(state)}`}</p>;
}

function Step() {
  const { location, navigationType } = useAddress();
  return <output>{`${navigationType} ${location.pathname}`}</output>;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/begin');
  Object.assign(drawn, { still: 0, live: 0 });
});

it('tells each step to whoever asks, and draws nothing else anew', async () => {
  const user = userEvent.setup();
  render(
    <AddressRouter>
      <Still />
      <Step />
      <LiveAddress>
        <Here />
      </LiveAddress>
    </AddressRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('POP /begin');
  await user.click(screen.getByRole('link', { name: 'A' }));
  expect(screen.getByText('/a null')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'B' }));
  expect(screen.getByText('/b?x=1 kept')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('PUSH /b');
  act(() => window.history.back());
  expect(await screen.findByText('POP /a')).toBeInTheDocument();
  expect(drawn.still).toBe(1);
  expect(drawn.live).toBeGreaterThanOrEqual(4);
});

it('is right when it is read among what steps do not redraw', async () => {
  const user = userEvent.setup();
  function Asked() {
    const { pathname } = useLocation();
    return <p>{pathname}</p>;
  }
  const page = (
    <AddressRouter>
      <Still />
      <Asked key="first" />
    </AddressRouter>
  );
  const { rerender } = render(page);
  await user.click(screen.getByRole('link', { name: 'A' }));
  expect(screen.getByText('/begin')).toBeInTheDocument();
  rerender(
    <AddressRouter>
      <Still />
      <Asked key="second" />
    </AddressRouter>,
  );
  expect(screen.getByText('/a')).toBeInTheDocument();
});

it('hears no more steps once it is gone, and another one takes over', () => {
  const first = render(
    <AddressRouter>
      <Step />
    </AddressRouter>,
  );
  first.unmount();
  render(
    <AddressRouter>
      <Step />
    </AddressRouter>,
  );
  act(() => {
    window.history.pushState(null, '', '/c');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('POP /c');
});

it('is that of the router around a part that is drawn alone', () => {
  render(
    <MemoryRouter initialEntries={['/alone']}>
      <Step />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('POP /alone');
});
