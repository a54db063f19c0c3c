import { makeStyles, tokens } from '@fluentui/react-components';
import { BrandMark } from '../../kit/foundation/BrandMark';
import { publicRoutes, type PublicMatch } from '../../routes/public';
import { Footer } from './Footer';
import { StarPattern } from './StarPattern';
import { LanguageSelect } from '../session/LanguageSelect';
import { productTitle } from '../../api/transport/panelConfig';
import { publicScreens } from '../foundation/publicScreens';
import { ScreenHost } from '../tabs/ScreenHost';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  top: { position: 'relative', display: 'flex', justifyContent: 'flex-end', padding: tokens.spacingHorizontalM },
  main: {
    position: 'relative',
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXL,
    padding: tokens.spacingHorizontalL,
    boxSizing: 'border-box',
  },
  product: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  star: { color: tokens.colorBrandForeground1 },
  card: {
    width: '100%',
    maxWidth: '400px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXXXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 639px)': { padding: tokens.spacingHorizontalXXL },
  },
  footer: { position: 'relative' },
});

/** The page around a screen that needs no token: mark, language, the screen as a card. */
export function BareFrame({ match }: { match: PublicMatch }) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <StarPattern />
      <header className={styles.top}>
        <LanguageSelect />
      </header>
      <main className={styles.main}>
        <div className={styles.product}>
          <BrandMark size={40} className={styles.star} />
          <span>{productTitle()}</span>
        </div>
        <div className={styles.card}>
          <ScreenHost key={match.path} match={match} route={publicRoutes[match.id]} screen={publicScreens[match.id]} />
        </div>
      </main>
      <div className={styles.footer}>
        <Footer />
      </div>
    </div>
  );
}
