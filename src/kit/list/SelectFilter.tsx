import { Checkbox, Input, makeStyles, Select } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { findIn, useFindText } from '../fields/findText';
import { FilterChip } from './FilterChip';
import { Popover } from '../overlay/Popover';
import { useFilteredList, useFilterName, type FilterOption } from '../table/listContext';

const any = defineMessage<{ label: string }>({ id: 'kit.select.any', defaultMessage: '{label}: все' });
const chosen = defineMessage<{ label: string; value: string }>({
  id: 'kit.select.chosen',
  defaultMessage: '{label}: {value}',
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
  /** Takes a text, once typing rests, where there are more values than can be listed; `someOf` only. */
  onFind?: (text: string) => void;
}

/** A filter by the values of a closed list. */
export function SelectFilter({ name, label, options, onFind }: Props) {
  const list = useFilteredList(name);
  useFilterName(name, label, options);
  const styles = useStyles();
  const intl = useIntl();
  const value = list.filters[name];
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
          {onFind && <FindValues label={intl.formatMessage(findIn, { label: title })} onFind={onFind} />}
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
      {options.filter((option) => picked.includes(option.value)).map((option) => chip(option, without(option)))}
    </>
  );
}

/** A text that looks for further values; it begins anew whenever they are opened. */
function FindValues({ label, onFind }: { label: string; onFind: (text: string) => void }) {
  const [text, setText] = useState('');
  useFindText(text, onFind);
  return (
    <Input
      size="small"
      aria-label={label}
      placeholder={label}
      contentBefore={<Search20Regular aria-hidden />}
      value={text}
      onChange={(_, change) => setText(change.value)}
    />
  );
}
