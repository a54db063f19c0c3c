import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { isMoney, parseMoney, toDecimal } from '../../lib/money';
import { FilterChip } from './FilterChip';
import { Popover } from '../overlay/Popover';
import { useFilteredList, useRangeName } from '../table/listContext';
import { t } from '../../i18n/terms';

const m = {
  ...defineMessages({
    least: { id: 'kit.amounts.least', defaultMessage: 'От, сум' },
    most: { id: 'kit.amounts.most', defaultMessage: 'До, сум' },
    wrong: { id: 'kit.amounts.wrong', defaultMessage: 'Нужна сумма вида 1 250 000,00' },
    crossed: { id: 'kit.amounts.crossed', defaultMessage: 'Меньше, чем «от»' },
  }),
  apply: t.apply,
};
const chosen = defineMessage<{ label: string; least: string; most: string }>({
  id: 'kit.amounts.chosen',
  defaultMessage: '{label}: {least} – {most}',
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '264px', maxWidth: '100%' },
  ends: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  end: { flex: '1 1 0', minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
});

interface Props {
  /** The parameters of the two ends, both made by `amount()`; both ends are included. */
  from: string;
  to: string;
  label: MessageDescriptor;
}

type Side = 'least' | 'most';

/** An amount as it is typed; undefined for what is none, and for one below zero. */
function read(text: string): bigint | undefined {
  const tiyin = parseMoney(text);
  return tiyin !== undefined && tiyin >= 0n ? tiyin : undefined;
}

/** A filter by an amount between two ends, either of which may be left out. What is wrong stays to be corrected. */
export function AmountRangeFilter({ from, to, label }: Props) {
  const list = useFilteredList(from, to);
  useRangeName(from, to, label);
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const [least, most] = [list.filters[from], list.filters[to]];
  const shown = (value: unknown): string => (isMoney(value) ? format.money(value) : '');
  const current = { least: shown(least), most: shown(most) };
  // What is being typed; none while the fields show the address.
  const [draft, setDraft] = useState<Record<Side, string>>();
  const [isChecked, setChecked] = useState(false);
  const text = draft ?? current;

  const parsed = { least: read(text.least), most: read(text.most) };
  const isWrong = (side: Side): boolean => text[side].trim() !== '' && parsed[side] === undefined;
  const isCrossed = parsed.least !== undefined && parsed.most !== undefined && parsed.least > parsed.most;
  const problem = (side: Side): string | undefined => {
    if (!isChecked) return undefined;
    if (isWrong(side)) return intl.formatMessage(m.wrong);
    return side === 'most' && isCrossed ? intl.formatMessage(m.crossed) : undefined;
  };

  const set = (ends: Partial<Record<Side, bigint>>): void => {
    setDraft(undefined);
    setChecked(false);
    const sent = (tiyin: bigint | undefined) => (tiyin === undefined ? undefined : toDecimal(tiyin));
    list.set({ [from]: sent(ends.least), [to]: sent(ends.most) });
  };
  const apply = (): void => {
    if (isWrong('least') || isWrong('most') || isCrossed) setChecked(true);
    else set(parsed);
  };
  const field = (side: Side) => (
    <Field className={styles.end} label={intl.formatMessage(m[side])} validationMessage={problem(side)}>
      <Input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text[side]}
        onChange={(_, change) => setDraft({ ...text, [side]: change.value })}
        onBlur={() => setChecked(draft !== undefined)}
      />
    </Field>
  );
  const title = intl.formatMessage(label);
  const isSet = isMoney(least) || isMoney(most);

  return (
    <>
      <Popover label={title} count={isSet ? 1 : 0}>
        <form
          className={styles.root}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <div className={styles.ends}>
            {field('least')}
            {field('most')}
          </div>
          <Button type="submit">
            <FormattedMessage {...m.apply} />
          </Button>
        </form>
      </Popover>
      {isSet && (
        <FilterChip
          text={intl.formatMessage(chosen, { label: title, least: current.least || '…', most: current.most || '…' })}
          onRemove={() => set({})}
        />
      )}
    </>
  );
}
