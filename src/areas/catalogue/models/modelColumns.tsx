import { FormattedMessage } from 'react-intl';
import type { Model } from '../../../api/marketplace/models';
import { useFormat } from '../../../i18n/format';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { PicturedName } from '../../../kit/photos/Thumbnail';
import { filledOf, m } from './messages';

/** How many of its attributes say something, 7 of 9. */
function Filled({ model: { attributes_filled: filled, attributes_count: count } }: { model: Model }) {
  const format = useFormat();
  return <FormattedMessage {...filledOf} values={{ filled: format.number(filled), count: format.number(count) }} />;
}

export const modelColumns: Column<Model>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    cell: (row) => <PicturedName url={row.image_url} width={36} height={36} name={row.name} />,
    sort: 'name',
    important: true,
  },
  { id: 'category', title: m.category, value: (row) => row.category.name, important: true, width: 200 },
  { id: 'path', title: m.path, value: (row) => row.category_path.join(' → '), width: 320, hidden: true },
  { id: 'brand', title: m.brand, value: (row) => row.brand.name, width: 136 },
  {
    id: 'attributes',
    title: m.attributes,
    value: (row) => `${row.attributes_filled}/${row.attributes_count}`,
    cell: (row) => <Filled model={row} />,
    width: 112,
  },
  fieldColumn('images_count', m.imageCount, { as: 'number', width: 104 }),
  fieldColumn('products_count', m.products, { as: 'number', important: true, width: 144 }),
  fieldColumn('created_at', m.madeAt, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];
