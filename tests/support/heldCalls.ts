/** Calls on their way for as long as a test wants: a person goes elsewhere meanwhile. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Holds every call back whose address has this in it, until all are let go on.
 *
 *     const held = holdCalls('/files');
 *     await held.came();
 *     held.letGo();
 */
export function holdCalls(part: string) {
  const real = globalThis.fetch;
  let count = 0;
  let isLost = false;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (url.includes(part)) {
      count += 1;
      await gate;
      if (isLost) {
        await real(asked, options);
        throw new TypeError('Failed to fetch');
      }
    }
    return real(asked, options);
  });
  const open = (): void => {
    spy.mockRestore();
    letGo();
  };
  return {
    came: () => waitFor(() => expect(count).toBeGreaterThan(0), { timeout: 20_000 }),
    letGo: open,
    /** The service carries them out, and nobody hears of it. */
    loseAnswers: (): void => {
      isLost = true;
      open();
    },
  };
}

const bar = () => within(screen.getByRole('tablist', { name: 'Открытые страницы' }));

/** Looks at another tab and comes back; what happens between the two happens where nobody looks. */
export async function lookAway(user: UserEvent, meanwhile: () => Promise<void> | void): Promise<void> {
  const menu = within(screen.getByRole('navigation', { name: 'Главное меню' }));
  const left = bar().getByRole('tab', { selected: true });
  await user.click(menu.getByRole('link', { name: 'Панель мониторинга' }));
  await waitFor(() => expect(left).toHaveAttribute('aria-selected', 'false'));
  await meanwhile();
  await user.click(left);
  await waitFor(() => expect(left).toHaveAttribute('aria-selected', 'true'));
}
