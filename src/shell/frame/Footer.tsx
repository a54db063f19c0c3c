import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { panelConfig } from '../../api/transport/panelConfig';

const support: MessageDescriptor = defineMessage({ id: 'shell.footer.support', defaultMessage: 'Поддержка: {phone}' });

const useStyles = makeStyles({
  footer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // On a phone two lines hold it, and none of its parts is torn.
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    whiteSpace: 'nowrap',
    minHeight: '28px',
    paddingInline: tokens.spacingHorizontalL,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  phone: { fontSize: 'inherit' },
});

/** The support line and the copyright, both from the configuration; what is not set is not shown. */
export function Footer() {
  const styles = useStyles();
  const { SUPPORT_PHONE: phone, COPYRIGHT: copyright } = panelConfig();
  return (
    <footer className={styles.footer}>
      <span>{copyright}</span>
      {phone && (
        <span>
          <FormattedMessage
            {...support}
            values={{
              phone: (
                <Link key="phone" className={styles.phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                  {phone}
                </Link>
              ),
            }}
          />
        </span>
      )}
    </footer>
  );
}
