import { useEffect, type ReactNode } from 'react';
import { FormContext, untyped, usePanelForm } from '../../src/kit/form/usePanelForm';
import { word } from './words';

interface Props {
  values: Record<string, unknown>;
  /** Checks at once, so that what is wrong shows. */
  isChecked?: boolean;
  children: ReactNode;
}

/** A form around the fields of an example, without drawer, draft and sending. */
export function Fields({ values, isChecked = false, children }: Props) {
  const form = usePanelForm({ id: `gallery:${Object.keys(values).join()}`, values });
  const { trigger } = form;
  useEffect(() => {
    if (isChecked) void trigger();
  }, [isChecked, trigger]);
  return (
    <FormContext value={untyped(form)}>
      <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>{children}</div>
    </FormContext>
  );
}

export const fieldWords = {
  empty: word('Пустое', 'Empty', 'Boʻsh'),
  filled: word('Заполненное', 'Filled in', 'Toʻldirilgan'),
  wrong: word('С ошибкой', 'Wrong', 'Xato'),
  off: word('Недоступное', 'Disabled', 'Oʻchirilgan'),
  stored: word('Хранится под маской', 'Stored, masked', 'Niqoblangan holda saqlanadi'),
  help: word('Подсказка под полем', 'Help under the field', 'Maydon ostidagi yordam'),
};
