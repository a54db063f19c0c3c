import { breadcrumbsOf } from './breadcrumbs';
import type { Match } from './match';

const card: Match = { id: 'investors.one', parameters: { id: '5' }, path: '/back-office/investor/5' };

describe('breadcrumbsOf', () => {
  it('leads from the list to the record', () => {
    expect(breadcrumbsOf(card, () => true)).toEqual([
      { id: 'investors.list', to: '/back-office/investors' },
      { id: 'investors.one' },
    ]);
  });

  it('does not link a parent that may not be opened', () => {
    expect(breadcrumbsOf(card, () => false)[0]).toEqual({ id: 'investors.list' });
  });

  it('is the page alone where there is no parent', () => {
    expect(breadcrumbsOf({ id: 'dashboard.index', parameters: {}, path: '/dashboard/index' }, () => true)).toEqual([
      { id: 'dashboard.index' },
    ]);
  });
});
