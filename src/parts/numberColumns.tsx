import type { MessageDescriptor } from 'react-intl';
import type { Column } from '../kit/table/columns/column';
import { account } from '../lib/bankDetails';
import type { Identifier } from '../lib/identifier';
import { ikpu } from '../lib/identifiers';

type TextField<Row> = {
  [Name in keyof Row & string]: Row[Name] extends string | null | undefined ? Name : never;
}[keyof Row & string];

const inGroups =
  ({ show }: Identifier) =>
  <Row,>(
    id: TextField<Row>,
    title: MessageDescriptor,
    more: Pick<Column<Row>, 'width' | 'hidden' | 'important'>,
  ): Column<Row> => {
    const value = (row: Row) => row[id] as string | null | undefined;
    return { id, title, value, cell: (row) => show(value(row) ?? ''), ...more };
  };

/** A bank account in fours, as on every card; copied rows and files have its digits. */
export const accountColumn = inGroups(account);

/** A product code of the tax service in its groups; copied rows and files have its digits. */
export const ikpuColumn = inGroups(ikpu);
