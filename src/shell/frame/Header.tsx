import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Navigation20Regular } from '@fluentui/react-icons';
import { memo, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { focusRing } from '../../kit/foundation/styles';
import { BrandMark } from '../../kit/foundation/BrandMark';
import { href } from '../../routes/href';
import { Bell } from '../notifications/Bell';
import { LanguageSelect } from '../session/LanguageSelect';
import { PaletteButton } from '../palette/PaletteButton';
import { productTitle } from '../../api/transport/panelConfig';
import { ThemeControl } from '../session/ThemeControl';
import { UserMenu } from '../session/UserMenu';

const m = defineMessages({
  menu: { id: 'shell.header.menu', defaultMessage: 'Меню' },
});

const useStyles = makeStyles({
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    height: '48px',
    paddingInline: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  product: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
  // As wide as the menu below it, so that the breadcrumbs begin where the page begins.
  corner: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    flexShrink: 0,
    '@media (min-width: 1024px)': { minWidth: '240px' },
  },
  star: { color: tokens.colorBrandForeground1, flexShrink: 0 },
  middle: { flexGrow: 1, minWidth: 0, '@media (max-width: 639px)': { visibility: 'hidden' } },
});

// They are the same on every page.
const Tools = memo(() => (
  <>
    <PaletteButton />
    <Bell />
    <LanguageSelect short />
    <ThemeControl />
    <UserMenu />
  </>
));

interface Props {
  /** The breadcrumbs; on a phone they stand under the header instead. */
  children: ReactNode;
  onMenu: () => void;
  isMenuOpen: boolean;
}

/** The top bar: mark and product, the way to the page, notices, language, look and person. */
export function Header({ children, onMenu, isMenuOpen }: Props) {
  const styles = useStyles();
  const menu = useIntl().formatMessage(m.menu);
  return (
    <header className={styles.header}>
      <div className={styles.corner}>
        <Button
          appearance="subtle"
          icon={<Navigation20Regular />}
          aria-label={menu}
          title={menu}
          aria-expanded={isMenuOpen}
          onClick={onMenu}
        />
        <Link className={styles.product} to={href('dashboard.index')}>
          <BrandMark size={24} className={styles.star} />
          <span>{productTitle()}</span>
        </Link>
      </div>
      <div className={styles.middle}>{children}</div>
      <Tools />
    </header>
  );
}
