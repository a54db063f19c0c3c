import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListAttributesRows } from '../../../api/marketplace/attributes';
import { useGetModelQuery, type ModelAttribute, type ModelDetail } from '../../../api/marketplace/models';
import type { Instalment, Product } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { Note } from '../../../parts/Note';
import { customerText, isLacking } from '../../../parts/preview/customerText';
import type { CustomerLanguage } from '../../../parts/preview/Phone';
import { PhonePreview } from '../../../parts/preview/PhonePreview';
import { customer, customerInstalment, customerSeller, customerSum } from '../customerWords';
import { m } from './messages';
import { Discount, offReason } from './productTerms';

const useStyles = makeStyles({
  image: {
    display: 'block',
    width: '100%',
    aspectRatio: '1 / 1',
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    overflowWrap: 'anywhere',
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  prices: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  price: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  part: {
    alignSelf: 'flex-start',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  // Drawn, not to be pressed: nothing is bought here.
  button: {
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
  soldOut: { backgroundColor: tokens.colorNeutralBackground5, color: tokens.colorNeutralForeground2 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300 },
  text: { margin: 0, whiteSpace: 'pre-line' },
  properties: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingVerticalS, margin: 0 },
  value: { margin: 0 },
});

interface Props {
  product: Product & { instalments: readonly Instalment[] };
  onClose: () => void;
}

/** All attributes that there may be: of each its name in the three languages. */
const attributes = { limit: 1000, page: 1, filters: { order_by: 'name' as const } };

/** A product as the customer's phone shows it, with what is said of its model. */
export function ProductPreview({ product, onClose }: Props) {
  const { id } = product.model;
  const { item: model, failure, retry } = useRecordQuery(useGetModelQuery({ id }), id);
  return (
    <PhonePreview
      lacks={(language) => model !== undefined && isLacking(model, 'description', language)}
      note={
        product.off_reasons.length > 0 && (
          <Note isWarning>
            <FormattedMessage {...m.unseen} />
            {product.off_reasons.map((reason) => (
              <div key={reason}>{offReason.text(reason)}</div>
            ))}
          </Note>
        )
      }
      onClose={onClose}
    >
      {(language) =>
        model ? (
          <Shown product={product} model={model} language={language} />
        ) : failure ? (
          <FailureNote failure={failure} retry={retry} />
        ) : (
          <SectionSkeleton />
        )
      }
    </PhonePreview>
  );
}

function Shown({
  product,
  model,
  language,
}: Pick<Props, 'product'> & { model: ModelDetail; language: CustomerLanguage }) {
  const styles = useStyles();
  const format = useFormat();
  const [image] = model.images;
  // The longest one asks for the least each month.
  const instalment = product.instalments.at(-1);
  return (
    <>
      {image && (
        <img
          className={styles.image}
          style={{ objectPosition: `${image.focal_x * 100}% ${image.focal_y * 100}%` }}
          src={image.url}
          alt=""
        />
      )}
      <div className={styles.body}>
        <h3 className={styles.name}>{product.name}</h3>
        <div className={styles.prices}>
          <span className={styles.price}>
            <FormattedMessage {...customerSum} values={{ amount: format.money(product.price) }} />
          </span>
          {product.old_price !== null && (
            <span className={styles.quiet}>
              <s>{format.money(product.old_price)}</s> <Discount percent={product.discount_percent} />
            </span>
          )}
        </div>
        {instalment && (
          <span className={styles.part}>
            <FormattedMessage
              {...customerInstalment}
              values={{ amount: format.money(instalment.monthly), months: instalment.month_count }}
            />
          </span>
        )}
        <span className={styles.quiet}>
          <FormattedMessage {...customerSeller} values={{ name: product.merchant.name }} />
        </span>
        <div className={product.stock === 0 ? `${styles.button} ${styles.soldOut}` : styles.button}>
          <FormattedMessage {...(product.stock === 0 ? customer.soldOut : customer.inStock)} />
        </div>
        <h4 className={styles.heading}>
          <FormattedMessage {...customer.about} />
        </h4>
        <p className={styles.text}>{customerText(model, 'description', language)}</p>
        <Properties of={model} language={language} />
      </div>
    </>
  );
}

function Properties({ of: { attributes: own }, language }: { of: ModelDetail; language: CustomerLanguage }) {
  const styles = useStyles();
  const { items } = useListAttributesRows(attributes);
  const filled = own.filter((one) => one.is_filled);
  if (filled.length === 0) return null;
  const nameOf = ({ attribute_id: id, name }: ModelAttribute): string => {
    const known = items.find((one) => one.id === id);
    return known ? customerText(known, 'name', language) : name;
  };
  return (
    <>
      <h4 className={styles.heading}>
        <FormattedMessage {...customer.properties} />
      </h4>
      <dl className={styles.properties}>
        {filled.map((one) => (
          <div key={one.id}>
            <dt className={styles.quiet}>{nameOf(one)}</dt>
            <dd className={styles.value}>
              <Value of={one} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Value({ of: { values, text, number, flag, unit } }: { of: ModelAttribute }) {
  const format = useFormat();
  if (text !== null) return text;
  if (number !== null) return `${format.number(number)}${unit === null ? '' : ` ${unit}`}`;
  if (flag !== null) return <FormattedMessage {...(flag ? customer.yes : customer.no)} />;
  return values.map(({ value }) => value).join(', ');
}
