import { Checkbox, FieldContextProvider, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { use, useMemo, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { answering } from '../../lib/find/finder';
import { prepare } from '../../lib/find/searchIndex';
import { FieldFrame } from './FieldFrame';
import { useFindText } from './findText';
import { listComes, ListComing } from '../form/awaitedLists';
import { labelText } from '../form/labelText';
import { useField, type FieldProps } from '../form/useField';

const m = defineMessages({
  filter: { id: 'kit.choices.filter', defaultMessage: 'Найти в списке' },
  nothing: { id: 'kit.choices.nothing', defaultMessage: 'Ничего не найдено' },
  none: { id: 'kit.choices.none', defaultMessage: 'Выбирать не из чего' },
});
const picked = defineMessage<{ count: number }>({ id: 'kit.choices.picked', defaultMessage: 'Выбрано: {count}' });

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  list: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '240px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  empty: { margin: 0, padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground3 },
});

export interface ChoiceOption {
  value: string;
  label: string;
  /** It is seen that there is such a one, and it is not to be chosen here; its label says why. */
  isHeld?: boolean;
}

interface Props extends FieldProps {
  options: readonly ChoiceOption[];
  /** Takes the text, once typing rests, where the options are those that were found out of very many; what is chosen stays in view. */
  onFind?: (text: string) => void;
}

/** Above so many choices the list has a filter of its own. */
const filterFrom = 8;

/** Any number of a list, as an array of their values. */
export function MultiSelectField(props: Props) {
  const { name, label, required, disabled, onFind } = props;
  const styles = useStyles();
  const intl = useIntl();
  const isComing = use(ListComing);
  const [text, setText] = useState('');
  const [pinned, setPinned] = useState<readonly ChoiceOption[]>([]);
  const isPinned = ({ value }: ChoiceOption) => pinned.some((one) => one.value === value);
  const options = [...pinned, ...props.options.filter((option) => !isPinned(option))];
  useFindText(text, onFind);
  const wordsOf = (value: unknown): string =>
    (Array.isArray(value) ? value : [])
      .map((one) => options.find((option) => option.value === one)?.label ?? String(one))
      .join(', ');
  const field = useField(name, { label, required, disabled, show: wordsOf });
  const chosen: string[] = Array.isArray(field.value) ? (field.value as string[]) : [];
  const isSearched = onFind === undefined && text.trim() !== '';
  const index = useMemo(
    () => (isSearched ? prepare(props.options.map(({ value, label: title }) => ({ id: value, title }))) : undefined),
    [isSearched, props.options],
  );
  const found = index && answering(index, text);
  // The middle of a word is no word, and is looked for all the same: codes of rights have many.
  const part = text.trim().toLowerCase();
  const shown = found
    ? options.filter((option) => found.has(option.value) || option.label.toLowerCase().includes(part))
    : options;
  const words = labelText(intl, label);
  return (
    <FieldFrame {...props} field={field}>
      <div className={styles.root}>
        {/* The search and each box have names of their own; the field's would take their place. */}
        <FieldContextProvider value={undefined}>
          {(onFind || options.length > filterFrom) && (
            <Input
              size="small"
              aria-label={intl.formatMessage(m.filter)}
              placeholder={intl.formatMessage(m.filter)}
              contentBefore={<Search20Regular aria-hidden />}
              value={text}
              onChange={(_, change) => {
                setText(change.value);
                if (onFind) setPinned(options.filter(({ value }) => chosen.includes(value)));
              }}
            />
          )}
          <div
            id={field.id}
            ref={(element) => field.ref(element)}
            role="group"
            tabIndex={-1}
            aria-label={words}
            className={styles.list}
          >
            {shown.map(({ value, label: option, isHeld }) => (
              <Checkbox
                key={value}
                label={option}
                checked={chosen.includes(value)}
                // One that is held now and was chosen before can be let go of.
                disabled={disabled || (isHeld && !chosen.includes(value))}
                onChange={(_, { checked }) =>
                  field.set(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
                onBlur={field.leave}
              />
            ))}
            {shown.length === 0 && (
              <p className={styles.empty}>
                <FormattedMessage {...(options.length > 0 ? m.nothing : isComing ? listComes : m.none)} />
              </p>
            )}
          </div>
        </FieldContextProvider>
        <span className={styles.count}>
          <FormattedMessage {...picked} values={{ count: chosen.length }} />
        </span>
      </div>
    </FieldFrame>
  );
}
