import { defineMessage, defineMessages } from 'react-intl';
import type { CategoryDetail } from '../../../api/marketplace/categories';
import { useFormat } from '../../../i18n/format';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';

const m = defineMessages({
  title: { id: 'catalogue.complete.title', defaultMessage: 'Полнота карточек товаров' },
  share: { id: 'catalogue.complete.share', defaultMessage: 'Заполнено' },
  uz: { id: 'catalogue.complete.uz', defaultMessage: 'Без описания uz' },
  image: { id: 'catalogue.complete.image', defaultMessage: 'Без фото' },
  spic: { id: 'catalogue.complete.spic', defaultMessage: 'Без ИКПУ' },
  attributes: { id: 'catalogue.complete.attributes', defaultMessage: 'Не заполнены атрибуты' },
});
export const lineShare = defineMessage<{ share: string }>({
  id: 'catalogue.complete.line',
  defaultMessage: 'Карточки товаров заполнены на {share} %',
});

const lacks = ['uz', 'image', 'spic', 'attributes'] as const;

interface Branch {
  products_total: number;
  complete_total: number;
}
/** Whole percents, of which a hundred means all of them; nothing where there are no products. */
export const shareOf = ({ products_total: all, complete_total: complete }: Branch): number | undefined =>
  all === 0 ? undefined : Math.floor((complete * 100) / all);

/** How many products of a branch lack nothing, and what the others lack, each leading to the list of just these. */
export function Completeness({ of }: { of: CategoryDetail }) {
  const format = useFormat();
  const share = shareOf(of);
  if (share === undefined) return null;
  return (
    <Section id="completeness" title={m.title}>
      <Facts>
        <Fact label={m.share} value={format.percent(share)} />
        {lacks.map((lack) => (
          <Fact key={lack} label={m[lack]}>
            <RecordLink
              to={href('catalogue.products', {}, { category_id: String(of.id), lacks: [lack] })}
              permission="catalog.query"
            >
              {format.number(of.lacking[lack])}
            </RecordLink>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
