import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { BrandMark } from '../../../kit/foundation/BrandMark';
import { customerText, isLacking } from '../../../parts/preview/customerText';
import { PhonePreview, type CustomerLanguage } from '../../../parts/preview/PhonePreview';
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

/** An address of a picture that was chosen and not sent yet, for as long as it is shown. */
function useAddress(image: Push['image']): string | undefined {
  const made = useMemo(() => (image instanceof File ? URL.createObjectURL(image) : undefined), [image]);
  useEffect(() => () => void (made && URL.revokeObjectURL(made)), [made]);
  return typeof image === 'string' ? image : made;
}

/** A notification as the phone shows it: in one line among others, and open. */
export function PushPreview({ push, onClose }: { push: Push; onClose: () => void }) {
  return (
    <PhonePreview lacks={(language) => isLacking(push, 'title', language)} onClose={onClose}>
      {(language) => <Shown push={push} language={language} />}
    </PhonePreview>
  );
}

function Shown({ push, language }: { push: Push; language: CustomerLanguage }) {
  const styles = useStyles();
  const image = useAddress(push.image);
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
