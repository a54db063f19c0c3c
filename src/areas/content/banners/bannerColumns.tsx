import { useIntl } from 'react-intl';
import type { Banner } from '../../../api/payment/banners';
import { PicturedName } from '../../../kit/photos/Thumbnail';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { textShown, useTextOf } from '../../../parts/texts/useTextOf';
import { m as content } from '../messages';
import { lackedLanguage, shownState } from '../shownState';
import { bannerPlace, lackedBy } from './bannerTerms';
import { m } from './messages';
import { PressText } from './PressText';

function Title({ banner }: { banner: Banner }) {
  const { image_ru: image } = banner;
  return (
    <PicturedName
      name={useTextOf()(banner, 'title')}
      url={image?.url ?? null}
      focal={image === null ? undefined : [image.focal_x, image.focal_y]}
      width={64}
      height={32}
    />
  );
}

function Lacked({ banner }: { banner: Banner }) {
  const intl = useIntl();
  return lackedBy(banner)
    .map((language) => lackedLanguage.textIn(intl, language))
    .join(', ');
}

export const columns: Column<Banner>[] = [
  {
    ...{ id: 'title', title: content.title, value: (row) => textShown(row, 'title'), important: true, width: 200 },
    cell: (row) => <Title banner={row} />,
  },
  { ...bannerPlace.column<Banner>('place', m.place, (row) => row.place, { width: 136 }), sort: 'place' },
  shownState.column('state', content.state, (row) => row.state, { important: true, width: 152 }),
  fieldColumn('start_date', content.start, { as: 'day', sort: true, important: true, width: 112 }),
  fieldColumn('end_date', content.end, { as: 'day', sort: true, width: 112 }),
  {
    ...{ id: 'press', title: m.press, value: (row) => row.target?.name ?? row.action_value },
    cell: (row) => <PressText banner={row} />,
  },
  {
    ...{ id: 'lacks', title: content.lacks, value: (row) => lackedBy(row).join(', '), width: 104 },
    cell: (row) => <Lacked banner={row} />,
  },
  fieldColumn('sequence_number', content.order, { as: 'number', width: 144, hidden: true }),
  fieldColumn('updated_at', content.changedAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
