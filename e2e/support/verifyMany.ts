/** The work of a moderator at the queue, by keys alone, and what of it is counted. */
import { expect, type Page } from '@playwright/test';

export interface Verified {
  people: number;
  /** Keys that were pressed. */
  presses: number;
  /** Calls that told masked values, and the values they told. */
  reveals: number;
  values: number;
  questions: number;
}

/** The letters of the queue: the yes, and all masked values at once. */
const keys = { approve: 'a', showAll: 's' };
const yes = 'Проверен';

/** Says yes, by the keyboard, to whoever is at hand, and counts; begins at the open queue. */
export async function verifyMany(page: Page, people: number): Promise<Verified> {
  const done: Verified = { people, presses: 0, reveals: 0, values: 0, questions: 0 };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.includes('/get-investor-data/')) return;
    done.reveals += 1;
    done.values += searchParams.getAll('fields').length;
  });
  const press = async (key: string) => {
    done.presses += 1;
    await page.keyboard.press(key);
  };
  const idAtHand = () => new URL(page.url()).searchParams.get('investor');
  const main = page.getByRole('main');
  const answer = page.getByRole('dialog').getByRole('button', { name: yes });

  for (let person = 0; person < people; person += 1) {
    const id = idAtHand();
    // The photos have come, and so has the document.
    await expect(main.getByRole('button', { name: yes })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(main.locator('dt').filter({ hasText: 'Действует до' })).toBeVisible();
    await press(keys.showAll);
    await expect(main.getByRole('button', { name: 'Скрыть всё' })).toBeVisible();
    await press(keys.approve);
    await expect(answer).toBeVisible();
    done.questions += 1;
    // What speaks against it is read first: then the focus does not begin at the yes.
    while (!(await answer.evaluate((button) => button === document.activeElement))) await press('Tab');
    await press('Enter');
    await expect.poll(idAtHand).not.toBe(id);
  }
  return done;
}
