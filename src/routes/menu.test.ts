import { menuItemOf, menuOf } from './menu';

const holding =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);

describe('menuOf', () => {
  it('shows the groups that have something permitted', () => {
    expect(menuOf(holding('dashboard', 'investors'))).toEqual([
      { id: 'monitoring', items: ['dashboard.index'] },
      { id: 'investments', items: ['investors.list'] },
    ]);
  });

  it('leaves out a group without items', () => {
    expect(menuOf(holding('dashboard')).map(({ id }) => id)).toEqual(['monitoring']);
  });

  it('is empty for a person without the entrance', () => {
    expect(menuOf(holding('investors'))).toEqual([]);
  });
});

describe('menuItemOf', () => {
  it('is the list that a record belongs to', () => {
    expect(menuItemOf('investors.one')).toBe('investors.list');
    expect(menuItemOf('dashboard.index')).toBe('dashboard.index');
  });

  it('is nothing for a page outside the menu', () => {
    expect(menuItemOf('session.notFound')).toBeUndefined();
  });
});
