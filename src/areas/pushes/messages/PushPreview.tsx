import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { BrandMark } from '../../../kit/foundation/BrandMark';
import { customerText, isLacking, typedText } from '../../../parts/preview/customerText';
import { Phone, type CustomerLanguage } from '../../../parts/preview/Phone';
import { PhonePreview } from '../../../parts/preview/PhonePreview';
import type { PreviewOfForm } from '../../../parts/preview/PreviewedFields';
import { usePictureAddress } from '../../../kit/foundation/usePictureAddress';
import type { Values } from './messageForm';
import { shown } from './shownWords';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    minHeight: '100%',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  heading: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  push: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  from: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '& svg': { width: '16px', height: '16px' },
  },
  line: { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, whiteSpace: 'pre-wrap' },
  image: {
    display: 'block',
    width: '100%',
    marginTop: tokens.spacingVerticalS,
    aspectRatio: '2 / 1',
    borderRadius: tokens.borderRadiusLarge,
    objectFit: 'cover',
  },
});

/** As the phone calls the customers' program. */
const application = 'Divan';

interface Push {
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  body_ru: string;
  body_en: string | null;
  body_uz: string | null;
  /** Its address, or the file that is to be sent. */
  image: string | File | null;
}

/** A notification as the phone shows it: in one line among others, and open. */
export function PushPreview({ push, onClose }: { push: Push; onClose: () => void }) {
  return (
    <PhonePreview lacks={(language) => isLacking(push, 'title', language)} onClose={onClose}>
      {(language) => <Shown push={push} language={language} />}
    </PhonePreview>
  );
}

/** The same of what stands in the form. */
export function PushFormPreview({ values }: PreviewOfForm<Values, null>) {
  const push: Push = {
    ...{ title_ru: values.title_ru, title_en: typedText(values.title_en), title_uz: typedText(values.title_uz) },
    ...{ body_ru: values.body_ru, body_en: typedText(values.body_en), body_uz: typedText(values.body_uz) },
    image: values.image,
  };
  return (
    <Phone isLow lacks={(language) => isLacking(push, 'title', language) || isLacking(push, 'body', language)}>
      {(language) => <Shown push={push} language={language} />}
    </Phone>
  );
}

function Shown({ push, language }: { push: Push; language: CustomerLanguage }) {
  const styles = useStyles();
  const image = usePictureAddress(push.image);
  const title = customerText(push, 'title', language);
  const body = customerText(push, 'body', language);
  const from = (
    <div className={styles.from}>
      <BrandMark />
      <span>{application}</span>
      <FormattedMessage {...shown.now} />
    </div>
  );
  return (
    <div className={styles.screen}>
      <h3 className={styles.heading}>
        <FormattedMessage {...shown.collapsed} />
      </h3>
      <div className={styles.push}>
        {from}
        <p className={`${styles.title} ${styles.line}`}>{title}</p>
        <p className={styles.line}>{body}</p>
      </div>
      <h3 className={styles.heading}>
        <FormattedMessage {...shown.open} />
      </h3>
      <div className={styles.push}>
        {from}
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{body}</p>
        {image !== undefined && <img className={styles.image} src={image} alt="" />}
      </div>
    </div>
  );
}
