import { render, screen } from '@testing-library/react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { catalogueNow, loadCatalogue, needTexts } from './catalogue';
import { LanguageProvider } from './LanguageProvider';
import * as textsFile from './textsFile';
import { isLanguage, languages, shortOf } from './languages';

const more = defineMessage({ id: 'kit.table.more', defaultMessage: 'Показать ещё' });
const text = <FormattedMessage {...more} />;

jest.mock('./textsFile', () => ({
  fetchTextsFile: jest.fn(jest.requireActual<typeof textsFile>('./textsFile').fetchTextsFile),
}));
const fetching = jest.mocked(textsFile.fetchTextsFile);

describe('the language on the screen', () => {
  beforeAll(() => needTexts('frame'));

  it('changes when its texts are there, and the page says which it is', async () => {
    const { rerender } = render(
      <LanguageProvider language="ru-RU" fallback="…">
        {text}
      </LanguageProvider>,
    );
    expect(screen.getByText('…')).toBeInTheDocument();
    expect(await screen.findByText('Показать ещё')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('ru-RU');

    rerender(
      <LanguageProvider language="en-US" fallback="…">
        {text}
      </LanguageProvider>,
    );
    expect(screen.getByText('Показать ещё')).toBeInTheDocument();
    expect(await screen.findByText('Show more')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en-US');
  });

  it('has the texts of whatever was fetched before it, and of what is fetched while it comes', async () => {
    const { rerender } = render(<LanguageProvider language="ru-RU" children={text} />);
    await screen.findByText('Показать ещё');
    await needTexts('payments');
    rerender(<LanguageProvider language="uz-UZ" children={text} />);
    await needTexts('dashboard');
    await screen.findByText('Yana koʻrsatish');
    expect(Object.keys(catalogueNow('uz-UZ') ?? {}).some((id) => id.startsWith('payments.'))).toBe(true);
    expect(Object.keys(catalogueNow('uz-UZ') ?? {}).some((id) => id.startsWith('dashboard.'))).toBe(true);
  });

  it('is Russian where a partial language has no text', async () => {
    await needTexts('parts.refusal');
    const [own, kazakh] = await Promise.all([loadCatalogue('ru-RU'), loadCatalogue('kk-KZ')]);
    expect(Object.keys(kazakh).sort()).toEqual(Object.keys(own).sort());
    expect(kazakh['kit.table.more']).toBe('Тағы көрсету');
    expect(kazakh['parts.refusal.month_closed']).toBe(own['parts.refusal.month_closed']);
  });

  it('asks again for texts that did not come, and is not kept from the screen by them', async () => {
    render(<LanguageProvider language="ru-RU" children={text} />);
    await screen.findByText('Показать ещё');
    fetching.mockRejectedValueOnce(new Error('cut'));
    await expect(needTexts('investments')).rejects.toThrow('cut');
    expect(Object.keys(await loadCatalogue('en-US')).some((id) => id.startsWith('investments.'))).toBe(false);
    await needTexts('investments');
    expect(Object.keys(await loadCatalogue('ru-RU')).some((id) => id.startsWith('investments.'))).toBe(true);
  });

  it.each(languages.map(({ code }) => code))('groups the numbers of its sentences as tables do in %s', async (code) => {
    await needTexts('catalogue');
    await loadCatalogue(code);
    const products = defineMessage<{ count: number }>({
      id: 'catalogue.categories.lineProducts',
      defaultMessage: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    });
    const { container } = render(
      <LanguageProvider language={code}>
        <FormattedMessage {...products} values={{ count: 20_000 }} />
      </LanguageProvider>,
    );
    expect(container.textContent).toMatch(/^20\u00a0000 /);
  });

  it('complains about a missing text at once in a test', async () => {
    await loadCatalogue('en-US');
    const missing = { id: 'no.such.text', defaultMessage: 'нет' };
    render(
      <LanguageProvider language="en-US">
        <Guarded message={missing} />
      </LanguageProvider>,
    );
    expect(await screen.findByText('thrown')).toBeInTheDocument();
  });

  it('is one of six, three of them marked as partial (LANG-02)', () => {
    expect(languages.filter((language) => language.partial).map(({ code }) => shortOf(code))).toEqual([
      'kk',
      'fr',
      'es',
    ]);
    expect(isLanguage('ru-RU')).toBe(true);
    expect(isLanguage('de-DE')).toBe(false);
  });
});

function Guarded({ message }: { message: { id: string; defaultMessage: string } }) {
  const intl = useIntl();
  try {
    return intl.formatMessage(message);
  } catch {
    return 'thrown';
  }
}
