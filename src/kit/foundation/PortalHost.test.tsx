import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { createPortal } from 'react-dom';
import { PortalHost, usePortalElement } from './PortalHost';

let drawings = 0;

function Page({ label }: { label?: string }) {
  const element = usePortalElement('ul');
  drawings += 1;
  return (
    <>
      <PortalHost element={element} className="chips" label={label} />
      {createPortal(
        <li>
          <button>Chosen</button>
        </li>,
        element,
      )}
    </>
  );
}

beforeEach(() => (drawings = 0));

it('shows what is drawn into it in the first drawing, under its name', () => {
  const { rerender } = render(<Page label="Filters" />);
  expect(drawings).toBe(1);
  const list = screen.getByRole('list', { name: 'Filters' });
  expect(list).toContainElement(screen.getByRole('button', { name: 'Chosen' }));
  expect(list).toHaveClass('chips');
  rerender(<Page />);
  expect(screen.getByRole('list')).not.toHaveAttribute('aria-label');
});

it('is not put into the page anew when the page is shown again', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  const list = screen.getByRole('list');
  const added = jest.spyOn(list.parentElement!, 'append');
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(added).not.toHaveBeenCalled();
  expect(screen.getByRole('list')).toBe(list);
});
