import type { MessageDescriptor } from 'react-intl';
import type { Column } from '../column';

/** A column as the export sees it: where the value is a code, `words` is what the panel calls it. */
export type ExportColumn<Row> = Column<Row> & { words?: (row: Row) => MessageDescriptor | undefined };
