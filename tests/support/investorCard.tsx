/** The card of an investor, as the tests of what can be done on it meet it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Investor, InvestorRow } from '../../src/api/investment/investors';
import type { Colleague } from './colleague';
import { renderScreen } from './renderScreen';

/** The first investor of a status, and of a kind, that is as wanted. */
export async function someInvestor(
  director: Colleague,
  status: InvestorRow['status'],
  fits: (investor: Investor) => boolean = () => true,
): Promise<Investor> {
  const list = `/investment/investors?subject=individual&status=${status}&limit=200`;
  const { investors } = await director.get<{ investors: InvestorRow[] }>(list);
  for (const { id } of investors) {
    const investor = await director.get<Investor>(`/investment/investors/${id}`);
    if (fits(investor)) return investor;
  }
  throw new Error(`There is no such investor among the ${status} ones.`);
}

/** Sections that ask the service once they are in sight are in sight when named here. */
export function inSight(...ids: string[]): void {
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      if (!ids.includes(target.closest('section')?.id ?? '')) return;
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      setTimeout(() => this.tell([entry], this as unknown as IntersectionObserver));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
}

export async function openCard(id: number, as?: string) {
  const card = await renderScreen(`/back-office/investor/${id}`, { as });
  await screen.findByRole('heading', { name: 'Общие данные' });
  return card;
}

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

/** Opens ⋯ beside the title and gives one of its lines. */
export async function menuLine(user: User, name: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Действия с инвестором' }));
  return screen.findByRole('menuitem', { name });
}

/** The section of the card with this heading, once what it shows has come. */
export async function section(name: string): Promise<ReturnType<typeof within>> {
  const found = await waitFor(() => {
    const place = within(screen.getByRole('main')).getByRole('heading', { name }).closest('section') as HTMLElement;
    expect(place.querySelector('[aria-busy="true"]')).toBeNull();
    return place;
  });
  return within(found);
}

/** Puts a text into a field at once; what is typed sign by sign is tested where the field is. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
