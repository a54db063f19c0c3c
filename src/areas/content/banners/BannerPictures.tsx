import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Target16Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BannerDetail } from '../../../api/payment/banners';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { focal } from '../../../parts/focalMessages';
import { useCan } from '../../../session/can';
import { m as content } from '../messages';
import { languages, shapeOf } from './bannerTerms';
import { m } from './messages';

const BannerFocus = lazyComponent(async () => (await import('./BannerFocus')).BannerFocus);

const dialogs = ['focus'] as const;

const labels = { ru: content.pictureRu, en: content.pictureEn, uz: content.pictureUz };

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  image: {
    display: 'block',
    width: '100%',
    borderRadius: tokens.borderRadiusLarge,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  mark: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
});

/** The picture of each language in the proportions of the place; of each the point that stays in sight can be said. */
export function BannerPictures({ banner }: { banner: BannerDetail }) {
  const styles = useStyles();
  const intl = useIntl();
  const mayChange = useCan()('banners.update');
  const { dialog, open, close } = useDialogParam(dialogs);
  const pointed = useDialogRecord(
    dialog,
    languages.find((language) => language === dialog?.of && banner[`image_${language}`] !== null),
  );
  const { css } = shapeOf[banner.place];
  return (
    <Section id="pictures" title={m.pictures}>
      <ul className={styles.list}>
        {languages.map((language) => {
          const image = banner[`image_${language}`];
          const label = intl.formatMessage(labels[language]);
          return (
            <li key={language}>
              <div className={styles.label}>{label}</div>
              {image === null ? (
                <span className={styles.mark}>
                  <FormattedMessage {...(language === 'ru' ? content.noPicture : m.replaced)} />
                </span>
              ) : (
                <>
                  <a href={image.url} target="_blank" rel="noreferrer">
                    <img
                      className={styles.image}
                      style={{
                        aspectRatio: css,
                        objectPosition: `${image.focal_x * 100}% ${image.focal_y * 100}%`,
                      }}
                      src={image.url}
                      alt={label}
                      loading="lazy"
                    />
                  </a>
                  {mayChange && (
                    <Button
                      size="small"
                      appearance="subtle"
                      icon={<Target16Regular aria-hidden />}
                      aria-label={[intl.formatMessage(focal.focus), label].join(': ')}
                      onClick={() => open('focus', language)}
                    >
                      <FormattedMessage {...focal.focus} />
                    </Button>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense>{pointed && mayChange && <BannerFocus banner={banner} language={pointed} onClose={close} />}</Suspense>
    </Section>
  );
}
