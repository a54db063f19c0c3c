import type { MessageDescriptor } from 'react-intl';
import type { Column } from '../kit/table/columns/column';
import { Inn } from '../kit/values/values';

type TextField<Row> = {
  [Name in keyof Row & string]: Row[Name] extends string | null | undefined ? Name : never;
}[keyof Row & string];

/** An INN in groups, as on every card; copied rows and files have its digits. A PINFL in its place stands as it is. */
export const innColumn = <Row,>(
  id: TextField<Row>,
  title: MessageDescriptor,
  more: Pick<Column<Row>, 'width' | 'hidden' | 'important'>,
): Column<Row> => {
  const value = (row: Row) => row[id] as string | null | undefined;
  return { id, title, value, cell: (row) => <Inn value={value(row)} />, ...more };
};
