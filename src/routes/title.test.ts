import { windowTitle } from './labels';
import { tabLabel } from './title';

const intl = {
  formatMessage: ({ defaultMessage }: { defaultMessage?: unknown }) => String(defaultMessage),
} as Parameters<typeof tabLabel>[2];

describe('titles', () => {
  it('are the title of the route', () => {
    expect(tabLabel('investors.list', undefined, intl)).toBe('Инвесторы');
    expect(windowTitle('Инвесторы', undefined, 'Диван')).toBe('Инвесторы — Диван');
  });

  it('name the record once it is known', () => {
    expect(tabLabel('investors.one', 'Каримов', intl)).toBe('Инвестор Каримов');
    expect(windowTitle('Инвестор', 'Каримов', 'Диван')).toBe('Инвестор Каримов — Диван');
  });
});
