/** The keys across screens: what one of them answers is gone when the next is there, or the registry would complain. */
import { screen, waitFor, within } from '@testing-library/react';
import { activeShortcuts } from '../../src/kit/shortcuts';
import { renderScreen } from '../support/renderScreen';

/** jsdom knows nothing of what is in sight: popovers are closed here, and a tab that is not looked at is styled away. */
beforeAll(() => {
  const isInSight = (part: Element | null): boolean =>
    part === null ||
    (!part.hasAttribute('popover') &&
      !(part instanceof HTMLElement && part.style.display === 'none') &&
      isInSight(part.parentElement));
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    return isInSight(this);
  };
});

const ids = () => activeShortcuts().map(({ id }) => id);

it('leads from a list to a card and back, each with keys of its own', async () => {
  const { user } = await renderScreen('/back-office/investors');
  await screen.findByRole('grid');
  await waitFor(() => expect(within(screen.getByRole('grid')).getAllByRole('link').length).toBeGreaterThan(1));
  expect(ids()).toEqual(expect.arrayContaining(['list.next', 'list.search', 'go.investors.list', 'frame.help']));
  await user.keyboard('jj{Enter}');
  await screen.findByRole('button', { name: 'Изменить статус' });
  expect(ids()).toEqual(expect.arrayContaining(['card.next', 'card.previous']));
  expect(ids()).not.toContain('list.next');
  await user.keyboard('gi');
  await waitFor(() => expect(ids()).toContain('list.next'));
  expect(ids()).not.toContain('card.next');
});
