import { useFormat } from '../../i18n/format';
import { Fact } from '../../kit/values/Facts';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { m } from './messages';

interface Props {
  /** Which models and products these are, by the filters of their lists. */
  of: { category_id: string } | { brand_id: string[] };
  models: number;
  products: number;
}

/** How many models and products there are, each leading to the list of just these. */
export function GoodsFacts({ of, models, products }: Props) {
  const format = useFormat();
  return (
    <>
      <Fact label={m.models}>
        <RecordLink to={href('catalogue.models', {}, of)} permission="catalog.query">
          {format.number(models)}
        </RecordLink>
      </Fact>
      <Fact label={m.products}>
        <RecordLink to={href('catalogue.products', {}, of)} permission="catalog.query">
          {format.number(products)}
        </RecordLink>
      </Fact>
    </>
  );
}
