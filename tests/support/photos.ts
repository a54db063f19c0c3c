import { fireEvent, screen } from '@testing-library/react';

const named = (names: readonly string[]) => screen.findAllByRole('img', { name: (name) => names.includes(name) });

/** The four photos of an investor, by their titles. */
export const investorPhotos = ['Паспорт', 'Селфи с паспортом', 'Прописка', 'Профиль'];

/** Lets photos come: jsdom fetches none by itself. */
export async function photosCome(...names: string[]): Promise<void> {
  for (const photo of await named(names)) fireEvent.load(photo);
}

/** Lets photos fail on their way. */
export async function photosFail(...names: string[]): Promise<void> {
  for (const photo of await named(names)) fireEvent.error(photo);
}
