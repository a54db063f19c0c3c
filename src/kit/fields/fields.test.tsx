import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fc } from '../../../tests/support/fastCheck';
import { act, useState, type ReactNode } from 'react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import english from '../../../locales/en.json';
import {
  AccountField,
  CardField,
  ExpiryField,
  IkpuField,
  InnField,
  MfoField,
  PassportField,
  PhoneField,
  PinflField,
  SmsCodeField,
} from './identifierFields';
import { AsyncField } from './AsyncField';
import { DateField } from './DateField';
import { fieldErrorText } from '../form/fieldErrorText';
import { LanguageFields } from './LanguageFields';
import { MoneyField } from './MoneyField';
import { MultiSelectField } from './MultiSelectField';
import { NumberField, PercentField } from './NumberField';
import { numberMask } from './NumericInput';
import { RadioField, SelectField, type Option } from './SelectField';
import { CheckboxField, SwitchField } from './SwitchField';
import { TextField } from './TextField';

beforeAll(openDialogs);

/** One field in a form; `sent` is what the form was sent with. */
async function openField(field: ReactNode, value: unknown = '', options: Parameters<typeof renderPart>[1] = {}) {
  const sent = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ field: value }} onSubmit={sent}>
        {field}
      </OpenForm>
    </SignedIn>,
    options,
  );
  const dialog = await screen.findByRole('dialog');
  const send = async () => {
    await part.user.click(within(dialog).getByRole('button', { name: /Сохранить|Save/ }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    return (sent.mock.calls as unknown[][])[0]?.[0];
  };
  return { ...part, sent, send };
}
const inEnglish = { locale: 'en-US', texts: { ...english, 'test.title': 'Edit', 'test.field': 'Поле' } };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Поле/ });
const props = { name: 'field', label: f.field };

describe.each([
  ['phone', <PhoneField {...props} />, ' +998 (90) 123-45-67', '90 123 45 67', '998901234567'],
  ['PINFL', <PinflField {...props} />, '3010 1900 010018', '30101900010018', '30101900010018'],
  ['INN', <InnField {...props} />, '301-234-567', '301 234 567', '301234567'],
  ['passport', <PassportField {...props} />, 'ас1234567', 'AC 1234567', 'AC1234567'],
  ['MFO', <MfoField {...props} />, ' 00014 ', '00014', '00014'],
  ['account', <AccountField {...props} />, '20208000-900123456001', '2020 8000 9001 2345 6001', '20208000900123456001'],
  ['card', <CardField {...props} />, '4111-1111-1111-1111', '4111 1111 1111 1111', '4111111111111111'],
  ['expiry', <ExpiryField {...props} />, '9/2099', '09/99', '0999'],
  ['IKPU', <IkpuField {...props} />, '12345678901234567', '123 45 678 901 234567', '12345678901234567'],
  ['code of an SMS', <SmsCodeField {...props} />, '44-17 ', '4417', '4417'],
  ['money', <MoneyField {...props} />, '1,250,000.5', '1\u00a0250\u00a0000,5', '1250000.50'],
])('the field of a %s', (_name, field, pasted, shown, value) => {
  it('takes a paste of any spelling and sends the bare value', async () => {
    const { user, send } = await openField(field);
    await user.click(box());
    await user.paste(pasted);
    expect(box()).toHaveValue(shown);
    expect(await send()).toEqual({ field: value });
  });

  it('can be typed key by key', async () => {
    const { user, send } = await openField(field);
    await user.type(box(), value);
    expect(await send()).toEqual({ field: value });
  });

  it('is empty, and sent so, when it is not required', async () => {
    const { send } = await openField(field);
    expect(await send()).toEqual({ field: '' });
  });
});

describe('one text in three languages', () => {
  it('asks for the Russian one and names each by its language', async () => {
    const { user, sent } = await openField(<LanguageFields name="value" label={props.label} maxLength={3} required />);
    const [ru, en, uz] = screen.getAllByRole('textbox');
    expect(ru).toBeRequired();
    expect(en).not.toBeRequired();
    expect(uz).toHaveAccessibleName(/ на узбекском$/);
    await user.type(en!, 'four');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(ru).toHaveAccessibleDescription('Пожалуйста, заполните поле'));
    expect(en).toHaveAccessibleDescription('Не больше 3 знаков');
    expect(uz).not.toBeInvalid();
    expect(screen.getByRole('group', { name: /2/ })).toHaveTextContent(/ на русском.* на английском/);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('what is wrong with a field', () => {
  it.each([
    [<PhoneField key="0" {...props} />, '90 123', 'Неправильный формат телефона'],
    [<PinflField key="0" {...props} />, '30101900010017', 'Неверное значение ПИНФЛ'],
    [<InnField key="0" {...props} />, '30123456', 'Неверное значение ИНН'],
    [<PassportField key="0" {...props} />, 'A123', 'Неверное значение паспорта'],
    [<MfoField key="0" {...props} />, '1', 'Неверное значение МФО: нужно 5 цифр'],
    [<AccountField key="0" {...props} />, '1', 'Неверный номер счёта: нужно 20 цифр'],
    [<CardField key="0" {...props} />, '1', 'Неверный номер карты: нужно 16 цифр'],
    [<ExpiryField key="0" {...props} />, '01/20', 'Срок действия карты истёк'],
    [<IkpuField key="0" {...props} />, '1', 'Неверное значение ИКПУ: нужно 17 цифр'],
    [<SmsCodeField key="0" {...props} />, '441', 'В коде от четырёх до шести цифр'],
    [<MoneyField key="0" {...props} />, '1,234', 'Нужна сумма вида 1\u00a0250\u00a0000,00'],
    [<MoneyField key="0" {...props} max="100.00" />, '100,01', 'Не больше 100,00'],
    [<MoneyField key="0" {...props} />, '0', 'Не меньше 0,01'],
    [<TextField key="0" {...props} maxLength={3} />, 'four', 'Не больше 3 знаков'],
    [<DateField key="0" {...props} />, '31.02.2026', 'Нужна дата вида 05.03.2026'],
    [<DateField key="0" {...props} min="2026-03-05" />, '04.03.2026', 'Не раньше 05.03.2026'],
    [<DateField key="0" {...props} max="2026-03-05" />, '06.03.2026', 'Не позже 05.03.2026'],
  ])('%# is said on leaving it, not while typing, beside it (VAL-01, VAL-02)', async (field, text, message) => {
    const { user, sent } = await openField(field);
    await user.type(box(), text);
    expect(box()).not.toBeInvalid();
    await user.tab();
    await waitFor(() => expect(box()).toBeInvalid());
    expect(box()).toHaveAccessibleDescription(expect.stringContaining(message));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(box()).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    [<PhoneField key="0" {...props} required />],
    [<MoneyField key="0" {...props} required />],
    [<TextField key="0" {...props} required />],
    [<DateField key="0" {...props} required />],
  ])('%# is that it is empty', async (field) => {
    const { user } = await openField(field);
    expect(box()).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Пожалуйста, заполните поле'));
    expect(box()).toHaveFocus();
  });

  it('is told in the language on the screen', async () => {
    const { user } = await openField(<PhoneField {...props} />, '', inEnglish);
    await user.type(box(), '1');
    await user.tab();
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Wrong phone format'));
  });

  it('has a text for every code, also for one that nobody foresaw', () => {
    expect(fieldErrorText('longest:500')).toMatchObject({ values: { limit: '500' } });
    expect(fieldErrorText('phone_number_already_exists').message.defaultMessage).toBe(
      'Номер телефона уже зарегистрирован',
    );
    expect(fieldErrorText('constructor').message.defaultMessage).toBe('Неверное значение');
    expect(fieldErrorText('mine', { mine: f.one }).message).toBe(f.one);
  });
});

describe('what is only pointed out', () => {
  it.each([
    [<CardField key="0" {...props} />, '', '8600123456789017', 'Номер карты похож на ошибочный. Проверьте цифры'],
    [
      <PhoneField key="0" {...props} codes={['90']} />,
      '',
      '771234567',
      'Такого кода оператора нет в списке. Проверьте номер',
    ],
  ])('%# is sent all the same', async (field, value, text, message) => {
    const { user, send } = await openField(field, value);
    await user.type(box(), text);
    await user.tab();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(message));
    expect(box()).not.toBeInvalid();
    await send();
  });

  it('is a wrong check digit of a PINFL on record, and only of that one', async () => {
    const { user } = await openField(<PinflField {...props} />, '30101900010017');
    expect(box()).toHaveAccessibleDescription('Контрольная цифра ПИНФЛ не сходится. Проверьте номер');
    expect(box()).not.toBeInvalid();
    await user.type(box(), '{Backspace}6');
    await user.tab();
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Неверное значение ПИНФЛ'));
  });
});

it('a number of a taxpayer that has stood for long is let be, and another one is not', async () => {
  const { user, sent, send } = await openField(<InnField {...props} />, '123456789');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await user.type(box(), '{Backspace}8');
  await user.tab();
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Неверное значение ИНН'));
});

describe('a masked value on record', () => {
  it('stands in the empty field, satisfies it, and is never sent back', async () => {
    const { sent, send } = await openField(<PhoneField {...props} required stored="+998 90 *** ** 67" />);
    expect(box()).toHaveValue('');
    expect(box()).toHaveAttribute('placeholder', '90 *** ** 67');
    expect(await send()).toEqual({ field: '' });
    expect(sent).toHaveBeenCalledWith({ field: '' }, expect.objectContaining({ changed: {} }));
  });
});

describe('the caret', () => {
  const type = (text: string, at: number) => {
    const element = box();
    fireEvent.change(element, { target: { value: text, selectionStart: at } });
  };

  it('stays between the digits it stood between while the middle is changed', async () => {
    const { user } = await openField(<AccountField {...props} />, '20208000900123456001');
    const element = box();
    await user.click(element);
    element.setSelectionRange(6, 6);
    await user.keyboard('7');
    expect(element).toHaveValue('2020 8700 0900 1234 5600 1');
    expect(element.selectionStart).toBe(7);
    await user.keyboard('{Backspace}');
    expect(element).toHaveValue('2020 8000 9001 2345 6001');
    expect(element.selectionStart).toBe(6);
    element.setSelectionRange(5, 5);
    await user.keyboard('{Backspace}');
    expect(element).toHaveValue('2028 0009 0012 3456 001');
    expect(element.selectionStart).toBe(3);
    element.setSelectionRange(4, 4);
    await user.keyboard('{Delete}');
    expect(element).toHaveValue('2028 0090 0123 4560 01');
  });

  it('does not jump when a letter is refused', async () => {
    const { user } = await openField(<InnField {...props} />, '301234567');
    const element = box();
    await user.click(element);
    element.setSelectionRange(2, 2);
    await user.keyboard('x');
    expect(element).toHaveValue('301 234 567');
    expect(element.selectionStart).toBe(2);
  });

  it('keeps the digits before and behind it at any change in the middle', async () => {
    await openField(<AccountField {...props} />);
    const element = box();
    element.focus();
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), fc.nat(), fc.stringMatching(/^\d{0,3}$/), (digits, seed, typed) => {
        type(digits, digits.length);
        const before = element.value;
        const at = seed % (before.length + 1);
        const next = before.slice(0, at) + typed + before.slice(at);
        type(next, at + typed.length);
        const bare = (text: string) => text.replace(/\D/g, '');
        const caret = element.selectionStart ?? 0;
        expect(bare(element.value)).toBe(bare(next));
        expect(bare(element.value.slice(caret))).toBe(bare(before.slice(at)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('figures', () => {
  it('are grouped while they are typed and written in full afterwards', async () => {
    const { user, send } = await openField(<MoneyField {...props} />);
    await user.type(box(), '1250000,5');
    expect(box()).toHaveValue('1\u00a0250\u00a0000,5');
    await user.tab();
    expect(box()).toHaveValue('1\u00a0250\u00a0000,50');
    expect(await send()).toEqual({ field: '1250000.50' });
  });

  it('follow the point of the language', async () => {
    const { user } = await openField(<MoneyField {...props} />, '10.50', inEnglish);
    expect(box()).toHaveValue('10.50');
    await user.clear(box());
    await user.type(box(), '1,5');
    expect(box()).toHaveValue('1.5');
  });

  it.each([
    ['1,250,000.50', '1\u00a0250\u00a0000,50'],
    ['1.250.000,50', '1\u00a0250\u00a0000,50'],
    ['1.250.000', '1\u00a0250\u00a0000'],
    ['-5', '5'],
    ['12 сум', '12'],
  ])('%s is understood', (text, shown) => expect(numberMask(',', false).format(text)).toBe(shown));

  it('of a number are a number', async () => {
    const { user, send } = await openField(<NumberField {...props} min={1} max={36} />, null);
    await user.type(box(), '37');
    await user.tab();
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Не больше 36'));
    await user.clear(box());
    await user.type(box(), '12');
    expect(await send()).toEqual({ field: 12 });
  });

  it('of a percent have four places at most', async () => {
    const { user, send } = await openField(<PercentField {...props} />, 24);
    expect(box()).toHaveValue('24');
    await user.clear(box());
    await user.type(box(), '1,23456');
    await user.tab();
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Знаков после запятой: не больше 4'));
    await user.type(box(), '{Backspace}');
    expect(await send()).toEqual({ field: 1.2345 });
  });
});

describe('choices', () => {
  const options = [
    { value: 'one', label: f.one },
    { value: 'two', label: f.two },
  ];

  it('are made from a list', async () => {
    const { user, send } = await openField(<SelectField {...props} required options={options} />);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    const list = screen.getByRole('combobox', { name: /Поле/ });
    await waitFor(() => expect(list).toHaveAccessibleDescription('Пожалуйста, заполните поле'));
    await user.selectOptions(list, 'Второй');
    expect(await send()).toEqual({ field: 'two' });
  });

  it('show a code that nobody knows, and do not send it unseen', async () => {
    const { user } = await openField(<SelectField {...props} options={options} />, 'three');
    expect(screen.getByRole('combobox')).toHaveValue('three');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Выберите значение из списка'),
    );
  });

  const sourceOf = (coming: boolean) => ({
    item: coming ? undefined : {},
    coming,
    failure: undefined,
    retry: () => {},
  });

  it.each([
    [true, 'Список загружается…'],
    [false, 'Выбирать не из чего'],
  ])('of which none is there are told as none only once it is known (coming: %s)', async (isComing, words) => {
    await openField(
      <AsyncField source={sourceOf(isComing)}>
        <MultiSelectField {...props} options={[]} />
      </AsyncField>,
      [],
    );
    expect(screen.getByRole('group')).toHaveTextContent(words);
  });

  it.each([
    [true, '', 'Список загружается…'],
    [false, '', 'Не выбрано'],
    [true, 'three', 'Список загружается…'],
    [false, 'three', 'three'],
  ])('tell nothing of a choice before the list is known (coming: %s, chosen: "%s")', async (isComing, value, words) => {
    await openField(
      <AsyncField source={sourceOf(isComing)}>
        <SelectField {...props} options={[]} />
      </AsyncField>,
      value,
    );
    expect(screen.getByRole('combobox')).toHaveDisplayValue(words);
    expect(screen.getByRole('combobox')).toHaveValue(value);
  });

  describe('that come from a service', () => {
    type Source = Parameters<typeof AsyncField>[0]['source'] & { item?: readonly Option[] };
    const failure = { kind: 'status', status: 502, codes: [] } as const;
    const coming: Source = { item: undefined, coming: true, failure: undefined, retry: () => {} };
    const there = (item: readonly Option[]): Source => ({ item, failure: undefined, retry: () => {} });

    /** A field that is filled before its list is there, and saved; `become` says what comes of the list. */
    async function saveEarly(first: Source, value: string) {
      let set: (source: Source) => void = () => {};
      function Slow() {
        const [source, setSource] = useState(first);
        set = setSource;
        return (
          <AsyncField source={source}>
            <SelectField {...props} required options={source.item ?? []} />
          </AsyncField>
        );
      }
      const part = await openField(<Slow />, value);
      const save = screen.getByRole('button', { name: 'Сохранить' });
      await part.user.click(save);
      return { ...part, save, become: (source: Source) => act(async () => set(source)) };
    }

    it('are not judged before they are there: saving waits for them, and is done once', async () => {
      const { user, save, sent, become } = await saveEarly(coming, 'two');
      await user.click(save);
      expect(save).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('button', { name: 'Отмена' })).toBeEnabled();
      expect(screen.getByRole('combobox')).not.toHaveAccessibleDescription();
      expect(sent).not.toHaveBeenCalled();
      await become(there(options));
      expect(await screen.findByText('closed')).toBeVisible();
      expect(sent).toHaveBeenCalledTimes(1);
      expect(sent).toHaveBeenCalledWith({ field: 'two' }, expect.anything());
    });

    it('are judged as soon as they are there', async () => {
      const { sent, become } = await saveEarly(coming, 'three');
      await become(there(options));
      const list = screen.getByRole('combobox');
      await waitFor(() => expect(list).toHaveAccessibleDescription('Выберите значение из списка'));
      expect(sent).not.toHaveBeenCalled();
    });

    it('are left to the server where they do not come', async () => {
      const { sent, become } = await saveEarly(coming, 'two');
      await become({ item: undefined, failure, retry: () => {} });
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ field: 'two' }, expect.anything()));
    });

    it('are asked for also where they do not come: what is required is not sent empty', async () => {
      const { user, save, sent, become } = await saveEarly(coming, '');
      await become({ item: undefined, failure, retry: () => {} });
      const summary = await screen.findByRole('group', { name: 'Исправьте 1 поле' });
      await waitFor(() => expect(summary).toHaveFocus());
      expect(summary).toHaveTextContent('Поле: Пожалуйста, заполните поле');
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      await user.click(save);
      expect(sent).not.toHaveBeenCalled();
      await become(there(options));
      await user.selectOptions(screen.getByRole('combobox'), 'two');
      await user.click(save);
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ field: 'two' }, expect.anything()));
    });

    it('take back what was said by an older list', async () => {
      const { sent, become } = await saveEarly(there(options.slice(0, 1)), 'two');
      const list = screen.getByRole('combobox');
      await waitFor(() => expect(list).toHaveAccessibleDescription('Выберите значение из списка'));
      await become(there(options));
      await waitFor(() => expect(list).not.toHaveAccessibleDescription());
      expect(sent).not.toHaveBeenCalled();
    });

    it('are not waited for while nobody asked for them', async () => {
      const { sent } = await saveEarly({ ...coming, coming: false }, '');
      await waitFor(() =>
        expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Пожалуйста, заполните поле'),
      );
      expect(sent).not.toHaveBeenCalled();
    });
  });

  it('are made of buttons', async () => {
    const { user, send } = await openField(<RadioField {...props} required options={options} />);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Первый' })).toHaveFocus());
    await user.click(screen.getByRole('radio', { name: 'Второй' }));
    expect(await send()).toEqual({ field: 'two' });
  });

  it('are switched', async () => {
    const { user, send } = await openField(<SwitchField {...props} />, false);
    await user.click(screen.getByRole('switch', { name: 'Поле' }));
    expect(await send()).toEqual({ field: true });
  });

  it('are ticked, and can be demanded', async () => {
    const { user, send } = await openField(<CheckboxField {...props} required />, false);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Пожалуйста, заполните поле'));
    await user.click(screen.getByRole('checkbox'));
    expect(await send()).toEqual({ field: true });
  });
});

describe('a text', () => {
  it('loses the blanks around it', async () => {
    const { user, send } = await openField(<TextField {...props} multiline />);
    await user.type(box(), '  two words ');
    await user.tab();
    expect(box()).toHaveValue('two words');
    expect(await send()).toEqual({ field: 'two words' });
  });
});

describe('a date', () => {
  it.each(['5.3.2026', '05032026', '2026-03-05'])('typed as %s is one (FMT-06)', async (text) => {
    const { user, send } = await openField(<DateField {...props} />);
    await user.type(box(), text);
    await user.tab();
    expect(box()).toHaveValue('05.03.2026');
    expect(await send()).toEqual({ field: '2026-03-05' });
  });

  it('is chosen from a month by keyboard alone', async () => {
    const { user, send } = await openField(<DateField {...props} max="2026-04-20" />, '2026-03-05');
    screen.getByRole('button', { name: 'Выбрать дату: Поле' }).focus();
    await user.keyboard('{Enter}');
    const grid = await screen.findByRole('grid', { name: 'март 2026' });
    expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('пн');
    expect(within(grid).getByRole('button', { name: '05.03.2026' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Home}');
    expect(screen.getByRole('button', { name: '09.03.2026' })).toHaveFocus();
    await user.keyboard('{PageDown}{End}');
    expect(screen.getByRole('grid', { name: 'апрель 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '12.04.2026' })).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('button', { name: '20.04.2026' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '21.04.2026' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(box()).toHaveValue('20.04.2026');
    expect(await send()).toEqual({ field: '2026-04-20' });
  });

  it('of another year is chosen by three presses, and not month by month (CONST-11)', async () => {
    const { user, send } = await openField(<DateField {...props} />, '2026-03-05');
    await user.click(screen.getByRole('button', { name: 'Выбрать дату: Поле' }));
    const years = await screen.findByRole('combobox', { name: 'Год' });
    for (let year = 2018; year <= 2025; year += 1)
      expect(within(years).getByRole('option', { name: String(year) })).toBeEnabled();
    await user.selectOptions(years, '1969');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'июль');
    expect(screen.getByRole('grid', { name: 'июль 1969' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '20.07.1969' }));
    expect(await send()).toEqual({ field: '1969-07-20' });
  });

  it('is left as it was by Escape, which the form does not hear', async () => {
    const { user } = await openField(<DateField {...props} />, '2026-03-05');
    await user.click(screen.getByRole('button', { name: 'Выбрать дату: Поле' }));
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(screen.getByRole('grid', { name: 'апрель 2026' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Изменить инвестора' })).toBeInTheDocument();
    expect(box()).toHaveValue('05.03.2026');
  });
});
