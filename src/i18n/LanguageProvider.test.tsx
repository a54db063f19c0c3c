import { render, screen } from '@testing-library/react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { loadCatalogue } from './catalogue';
import { LanguageProvider } from './LanguageProvider';
import { restOfTexts, tellRestOfTexts } from './restOfTexts';
import { isLanguage, languages, shortOf } from './languages';

const more = defineMessage({ id: 'kit.table.more', defaultMessage: 'Показать ещё' });
const text = <FormattedMessage {...more} />;

describe('the language on the screen', () => {
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

  it('has its own texts waited for by what is fetched later, and not those of one that could not be shown', async () => {
    const { rerender } = render(<LanguageProvider language="ru-RU" extent="early" children={text} />);
    await screen.findByText('Показать ещё');
    expect(await restOfTexts()).toBe(await loadCatalogue('ru-RU'));
    rerender(<LanguageProvider language="en-US" extent="early" children={text} />);
    expect(await restOfTexts()).toBe(await loadCatalogue('ru-RU'));
    await screen.findByText('Show more');
    expect(await restOfTexts()).toBe(await loadCatalogue('en-US'));
    tellRestOfTexts(() => Promise.resolve());
  });

  it('is Russian where a partial language has no text', async () => {
    const [russian, kazakh] = await Promise.all([loadCatalogue('ru-RU'), loadCatalogue('kk-KZ')]);
    expect(Object.keys(kazakh)).toEqual(Object.keys(russian));
    expect(kazakh['kit.table.more']).toBe('Тағы көрсету');
    expect(kazakh['parts.refusal.month_closed']).toBe(russian['parts.refusal.month_closed']);
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

  it('is one of six, three of them marked as partial', () => {
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
