/** The command palette with 5,000 entries, which a screen gives it the ordinary way; the panel itself has not so many. */
import { FluentProvider } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { fetchPanelFile } from '../../src/api/transport/panelFile';
import { createPanelStore } from '../../src/app/store';
import { needTexts, setTextsSource } from '../../src/i18n/catalogue';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { usePaletteCommands } from '../../src/kit/state/paletteCommands';
import { panelTheme } from '../../src/kit/foundation/theme';
import { PaletteWindow } from '../../src/shell/palette/PaletteWindow';

const verbs = ['Открыть', 'Показать', 'Выгрузить', 'Изменить', 'Согласовать', 'Проверить', 'Отправить', 'Закрыть'];
const things = ['заявку', 'договор', 'платёж', 'рассрочку', 'возврат', 'отчёт', 'счёт', 'проект', 'раунд', 'скидку'];
const whose = ['инвестора', 'мерчанта', 'партнёра', 'клиента', 'филиала', 'банка', 'фонда', 'отдела'];

/** A title as of a screen; the number keeps each apart from the others. */
const titleAt = (at: number): string =>
  [verbs[at % 8], things[Math.floor(at / 8) % 10], whose[Math.floor(at / 80) % 8], `${Math.floor(at / 640) + 1}`].join(
    ' ',
  );

const nothingTyped = { current: '' };

function Stage() {
  const [isOpen, setOpen] = useState(true);
  usePaletteCommands(
    useMemo(
      () =>
        Array.from({ length: 5_000 }, (_, at) => ({
          id: `made.${at}`,
          title: { id: `made.${at}`, defaultMessage: titleAt(at) },
          run: () => undefined,
        })),
      [],
    ),
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <PaletteWindow onClose={() => setOpen(false)} onSignOut={() => undefined} typed={nothingTyped} />}
    </>
  );
}

setTextsSource(fetchPanelFile);
void needTexts('frame', 'palette');

const store = createPanelStore({ load: () => undefined });
createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={store}>
    <FluentProvider theme={panelTheme('light', '#01CAB0')}>
      <LanguageProvider language="ru-RU">
        <BrowserRouter>
          <Stage />
        </BrowserRouter>
      </LanguageProvider>
    </FluentProvider>
  </Provider>,
);
