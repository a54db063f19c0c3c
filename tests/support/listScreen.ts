/** What a person does with every list, and what the tests of lists ask of it alike. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderScreen, tellBackEnd } from './renderScreen';
import { savedFile } from './savedFile';

/** Opens the first row of a list at its side. */
export async function openFirstRow(address: string, title: RegExp, as?: string) {
  const { user } = await renderScreen(address, { as });
  const [link] = await within(await screen.findByRole('grid')).findAllByRole('link');
  await user.click(link as HTMLElement);
  return within(await screen.findByRole('dialog', { name: title }));
}

/** What was done to the record of the first row, as its side tells it. */
export async function historyOfFirst(address: string, title: RegExp, as?: string) {
  const side = await openFirstRow(address, title, as);
  return within(await side.findByRole('region', { name: 'История' }));
}

/** Rows that say `text` lead nowhere without the right to open one. */
export async function expectNoLinks(
  address: string,
  text: string,
  denied: { role: string; permission: string },
  as?: string,
) {
  await tellBackEnd({ do: 'deny', ...denied });
  await renderScreen(address, { as });
  const table = within(await screen.findByRole('grid'));
  expect((await table.findAllByText(text))[0]).toBeVisible();
  expect(table.queryByRole('link')).toBeNull();
}

/** Exports all rows of the list, and reads the file. */
export async function exportAll(user: UserEvent) {
  await screen.findByRole('grid');
  await user.click(await screen.findByRole('button', { name: 'Экспорт' }));
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  return savedFile();
}

/** Picks every row that is loaded. */
export async function pickAll(user: UserEvent) {
  const [all] = await screen.findAllByRole('checkbox');
  await user.click(all as HTMLElement);
}

/** Picks every row that is loaded, presses a button over the table, and finds the question that it asks. */
export async function askAboutAll(user: UserEvent, button: string, question: string) {
  await pickAll(user);
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: question }));
}

/** Waits until the window of the work that was begun says how many rows are done. */
export async function findDone(title: string, count: RegExp | string) {
  const result = within(await screen.findByRole('dialog', { name: title }));
  await waitFor(() => expect(result.getByText(count)).toBeVisible());
  return result;
}
