import { Button, Checkbox, makeStyles, Select } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Loaded } from '../../lib/rows';
import { FilterChip } from './FilterChip';
import { Popover } from '../overlay/Popover';
import { useFilteredList, useFilterName, type FilterOption } from '../table/listContext';

const any = defineMessage<{ label: string }>({ id: 'kit.select.any', defaultMessage: '{label}: все' });
const chosen = defineMessage<{ label: string; value: string }>({
  id: 'kit.select.chosen',
  defaultMessage: '{label}: {value}',
});

const again = defineMessage<{ label: string }>({
  id: 'kit.select.again',
  defaultMessage: 'Список «{label}» не загрузился. Повторить',
});

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column' },
  // Some values are long, a way through a tree above all; the field itself is no longer than its neighbours.
  select: { maxWidth: '260px' },
});

interface Props {
  /** The parameter: with `someOf` several values can be chosen, with `oneOf` one. */
  name: string;
  label: MessageDescriptor;
  options: readonly FilterOption[];
  /** Where the values come from, unless they are known. */
  source?: Pick<Loaded<unknown>, 'failure' | 'at' | 'retry'>;
  /** Stands above the values, as the search where there are more than can be listed; `someOf` only. */
  children?: ReactNode;
}

/** What is set and is not among the choices, as long as they have not come, stands by its number: "all" would be a lie. */
const withUnknown = (options: readonly FilterOption[], set: readonly unknown[]): readonly FilterOption[] => [
  ...options,
  ...set
    .filter((item) => typeof item === 'string' && !options.some(({ value }) => value === item))
    .map((item) => ({ value: String(item), label: String(item) })),
];

/** A filter by the values of a closed list. */
export function SelectFilter({ name, label, options: known, source, children }: Props) {
  const list = useFilteredList(name);
  useFilterName(name, label, known);
  const styles = useStyles();
  const intl = useIntl();
  const value = list.filters[name];
  const options = withUnknown(known, Array.isArray(value) ? value : [value]);
  // All ticks made while the list is open are one step for Back.
  const [isFirst, setFirst] = useState(true);

  const title = intl.formatMessage(label);
  const words = (option: FilterOption): string =>
    typeof option.label === 'string' ? option.label : intl.formatMessage(option.label);
  const chip = (option: FilterOption, rest: unknown) => (
    <FilterChip
      key={option.value}
      text={intl.formatMessage(chosen, { label: title, value: words(option) })}
      onRemove={() => list.set({ [name]: rest })}
    />
  );

  // Without them there is nothing to choose, which is not to say that there is nothing.
  const failed = source?.failure && !source.at && (
    <Button appearance="subtle" onClick={source.retry}>
      {intl.formatMessage(again, { label: title })}
    </Button>
  );

  if (!Array.isArray(value)) {
    const one = options.find((option) => option.value === value);
    return (
      <>
        <Select
          className={styles.select}
          aria-label={title}
          value={one?.value ?? ''}
          onChange={(_, change) => list.set({ [name]: change.value || undefined })}
        >
          <option value="">{intl.formatMessage(any, { label: title })}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {words(option)}
            </option>
          ))}
        </Select>
        {failed}
        {one && chip(one, undefined)}
      </>
    );
  }

  const picked: unknown[] = value;
  const without = (option: FilterOption): unknown[] => picked.filter((item) => item !== option.value);
  const check = (option: FilterOption): void => {
    const rest = without(option);
    list.set({ [name]: rest.length < picked.length ? rest : [...picked, option.value] }, isFirst ? 'push' : 'replace');
    setFirst(false);
  };
  return (
    <>
      <Popover label={title} count={picked.length} onOpen={() => setFirst(true)}>
        <div className={styles.choices}>
          {children}
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={words(option)}
              checked={picked.includes(option.value)}
              onChange={() => check(option)}
            />
          ))}
        </div>
      </Popover>
      {failed}
      {options.filter((option) => picked.includes(option.value)).map((option) => chip(option, without(option)))}
    </>
  );
}
