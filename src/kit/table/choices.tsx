import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, type IntlShape, type MessageDescriptor } from 'react-intl';
import { emptyValue } from '../../i18n/format';
import type { Param } from '../../lib/query';
import { oneOf, someOf } from '../url/listParams';
import { StatusBadge, type StatusStyle } from '../values/StatusBadge';
import type { Column } from './columns/column';
import type { FilterOption } from './listContext';

/** The codes of one closed list that have names and no look, with everything that the panel does with them. */
export interface NamedChoices<Code extends string> {
  /** In the order in which they were said. */
  values: readonly [Code, ...Code[]];
  options: readonly (FilterOption & { value: Code; label: MessageDescriptor })[];
  /** What a code is called; undefined for one that the contract does not know. */
  labelOf: (code: string) => MessageDescriptor | undefined;
  /** A code in words, or the code itself where it is not known. */
  text: (code: string) => ReactNode;
  /** The same where only a string can stand, as in a label. */
  textIn: (intl: IntlShape, code: string) => string;
  /** Options for some of the codes, in the order given: those that a service names, too, of which one may be new. */
  optionsOf: (codes: readonly Code[]) => (FilterOption & { value: Code })[];
  /** The parameter of a filter by several of them; `begin` is what a list opens on, as what waits. */
  param: (begin?: readonly Code[]) => Param<Code[]>;
  /** The parameter of a filter by one of them. */
  oneParam: () => Param<Code | undefined>;
  /** The column of a list: as badges where the codes have a look, otherwise as words. */
  column: <Row>(
    id: string,
    title: MessageDescriptor,
    value: (row: Row) => Code,
    more?: Pick<Column<Row>, 'width' | 'hidden' | 'important' | 'sort'>,
  ) => Column<Row>;
  /** Says the codes in the history of a record, where they stand under this field. */
  wordsOf: (field: string) => (changed: string, code: string) => MessageDescriptor | undefined;
}

/** The same of codes that have a look as well. */
export interface Choices<Code extends string> extends NamedChoices<Code> {
  /** A code as a badge; grey and with the code itself where it is not known. */
  badge: (code: string) => ReactElement;
}

/**
 * The only place that lists the codes of an enum; the compiler asks for each of them.
 *
 *     export const changeStatus = choices<TariffChangeStatus>({
 *       pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
 *       approved: { label: m.approved, tone: 'success', icon: Checkmark16Regular }, … });
 *     const params = { status: changeStatus.param() };
 *     <SelectFilter name="status" label={m.status} options={changeStatus.options} />
 */
export function choices<Code extends string>(said: Record<Code, StatusStyle>): Choices<Code>;
export function choices<Code extends string>(said: Record<Code, MessageDescriptor>): NamedChoices<Code>;
export function choices<Code extends string>(said: Record<Code, StatusStyle | MessageDescriptor>): Choices<Code> {
  const values = Object.keys(said) as [Code, ...Code[]];
  const find = (code: string) => (Object.hasOwn(said, code) ? said[code as Code] : undefined);
  const styleOf = (code: string): StatusStyle | undefined => {
    const one = find(code);
    return one && 'tone' in one ? one : undefined;
  };
  const labelOf = (code: string): MessageDescriptor | undefined => {
    const one = find(code);
    return one && 'tone' in one ? one.label : one;
  };
  const badge = (code: string) => <StatusBadge code={code} look={styleOf(code)} />;
  const hasLook = values.some((code) => styleOf(code) !== undefined);
  return {
    values,
    options: values.flatMap((value) => {
      const label = labelOf(value);
      return label ? [{ value, label }] : [];
    }),
    labelOf,
    badge,
    text: (code) => {
      const label = labelOf(code);
      return label ? <FormattedMessage {...label} /> : code;
    },
    textIn: (intl, code) => {
      const label = labelOf(code);
      return label ? intl.formatMessage(label) : code || emptyValue;
    },
    optionsOf: (codes) => codes.map((value) => ({ value, label: labelOf(value) ?? value })),
    param: (begin) => someOf(values, begin),
    oneParam: () => oneOf(values),
    column: (id, title, value, more) => ({
      id,
      title,
      value,
      words: (row) => labelOf(value(row)),
      ...(hasLook && { cell: (row) => badge(value(row)) }),
      ...more,
    }),
    wordsOf: (field) => (changed, code) => (changed === field ? labelOf(code) : undefined),
  };
}
