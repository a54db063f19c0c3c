import { screen } from '@testing-library/react';
import { renderPart } from '../../tests/panel/renderPart';
import english from '../../locales/en.json';
import { useRoleName } from './roleName';

function Names() {
  const nameOf = useRoleName();
  return <p>{['administrator', 'Director', 'kam_2'].map(nameOf).join('; ')}</p>;
}

it('the role that administers is called Director, one made by hand as its maker wrote (RBAC-09)', () => {
  const { unmount } = renderPart(<Names />);
  expect(screen.getByText('Директор; Исполнительный директор; kam_2')).toBeVisible();
  unmount();
  renderPart(<Names />, { locale: 'en-US', texts: english });
  expect(screen.getByText('Director; Executive director; kam_2')).toBeVisible();
});
