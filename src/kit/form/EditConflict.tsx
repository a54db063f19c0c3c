import { Button, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { emptyValue } from '../../i18n/format';
import { labelText, type Label } from './labelText';
import { useFormAround, type PanelForm } from './usePanelForm';
import { useNoteStyles } from '../foundation/styles';
import type { Choices } from './useFormSubmit';

const m = defineMessages({
  title: { id: 'kit.changed.title', defaultMessage: 'Запись изменена другим сотрудником' },
  choose: { id: 'kit.changed.choose', defaultMessage: 'Выберите для каждого поля, какое значение оставить.' },
  untouched: {
    id: 'kit.changed.untouched',
    defaultMessage: 'Поля, которые меняли вы, не затронуты. Ваши изменения можно сохранить поверх новых данных.',
  },
  again: {
    id: 'kit.changed.again',
    defaultMessage:
      'Решения по записи ещё нет. Посмотрите на неё снова и, если вы не передумали, отправьте решение ещё раз.',
  },
  save: { id: 'kit.changed.save', defaultMessage: 'Сохранить выбранное' },
});
const mine = defineMessage<{ value: string }>({ id: 'kit.changed.mine', defaultMessage: 'Моё: {value}' });
const theirs = defineMessage<{ value: string }>({ id: 'kit.changed.theirs', defaultMessage: 'Новое: {value}' });

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: { padding: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Conflict {
  name: string;
  label: Label;
  mine: string;
  theirs: string;
}

/** The fields that both sides changed, and changed differently. */
function conflictsOf(
  form: PanelForm,
  current: Readonly<Record<string, unknown>>,
  before: object | undefined,
  dirtyFields: object,
): Conflict[] {
  const fresh: Readonly<Record<string, unknown>> = form.fromRecord(current);
  return [...form.fields].flatMap(([name, rule]) => {
    if (!get(dirtyFields, name) || !(name in fresh)) return [];
    const their = fresh[name];
    const own: unknown = form.getValues(name);
    const base: unknown = rule.stored ?? get(before, name);
    const isSame = JSON.stringify(their) === JSON.stringify(base) || JSON.stringify(their) === JSON.stringify(own);
    if (isSame) return [];
    // A masked value is shown as the service masked it.
    const isMasked = rule.stored !== undefined || form.masked.includes(name);
    const shown = !isMasked && their !== null ? rule.show(their) : String(their ?? '');
    return [{ name, label: rule.label, mine: rule.show(own) || emptyValue, theirs: shown || emptyValue }];
  });
}

interface Props {
  /** The fresh record that came with the refusal. */
  current: Readonly<Record<string, unknown>>;
  /** The verb of the form. */
  submit: string;
  isBusy: boolean;
  onSettle: (choices: Choices) => void;
}

/** A colleague saved first: shows mine and theirs per field, and saves again what is chosen. Nothing is chosen yet. */
export function EditConflict({ current, submit, isBusy, onSettle }: Props) {
  const styles = useStyles();
  const note = useNoteStyles();
  const intl = useIntl();
  const form = useFormAround();
  const { defaultValues, dirtyFields } = useFormState({ control: form.control });
  const [choices, setChoices] = useState<Choices>({});
  const conflicts = conflictsOf(form, current, defaultValues, dirtyFields);
  const verb = form.isDecision ? submit : intl.formatMessage(m.save);
  const isSettled = conflicts.every(({ name }) => choices[name]);
  return (
    <div role="alert" className={mergeClasses(note.root, note.warning)}>
      <p className={note.title}>
        <FormattedMessage {...m.title} />
      </p>
      <p className={note.line}>
        <FormattedMessage {...(form.isDecision ? m.again : conflicts.length > 0 ? m.choose : m.untouched)} />
      </p>
      {conflicts.map(({ name, label, ...sides }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.label}>{labelText(intl, label)}</legend>
          <RadioGroup
            aria-label={labelText(intl, label)}
            value={choices[name] ?? ''}
            onChange={(_, { value }) => setChoices({ ...choices, [name]: value === 'mine' ? 'mine' : 'theirs' })}
          >
            <Radio value="mine" label={intl.formatMessage(mine, { value: sides.mine })} />
            <Radio value="theirs" label={intl.formatMessage(theirs, { value: sides.theirs })} />
          </RadioGroup>
        </fieldset>
      ))}
      <Button disabled={!isSettled} disabledFocusable={isBusy} onClick={() => onSettle(choices)}>
        {verb}
      </Button>
    </div>
  );
}
