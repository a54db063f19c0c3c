import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { focusOutline, heading } from '../../kit/foundation/styles';
import { BrandMark } from '../../kit/foundation/BrandMark';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    maxWidth: '520px',
    marginInline: 'auto',
    paddingBlock: tokens.spacingVerticalXXL,
    textAlign: 'center',
  },
  star: { color: tokens.colorNeutralForeground4 },
  title: heading,
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { ...focusOutline, outlineOffset: '2px' },
  },
});

interface Props {
  title: MessageDescriptor;
  children: ReactNode;
  /** The one thing to do from here. */
  action: { label: MessageDescriptor; to: string; reload?: boolean };
  /** What stands under it. */
  more?: ReactNode;
}

/** A page that says one thing and offers one way on. */
export function StatusPage({ title, children, action, more }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <BrandMark size={40} className={styles.star} />
      <h1 className={styles.title}>
        <FormattedMessage {...title} />
      </h1>
      <div className={styles.text}>{children}</div>
      <Link className={styles.link} to={action.to} reloadDocument={action.reload}>
        <FormattedMessage {...action.label} />
      </Link>
      {more}
    </div>
  );
}
