import { makeStyles, tokens } from '@fluentui/react-components';
import { LinkDismiss16Regular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import type { Banner } from '../../../api/payment/banners';
import { m as content } from '../messages';
import { bannerAction } from './bannerTerms';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    maxWidth: '100%',
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
  dead: { flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
});

/** Where a press leads, marked where customers cannot see it. */
export function PressText({ banner }: { banner: Banner }) {
  const styles = useStyles();
  const intl = useIntl();
  const { action_type: kind, action_value: value, target, dead_link: dead } = banner;
  const what = target?.name ?? (kind === 'link' ? value : kind === 'none' ? undefined : `№ ${value}`);
  const why = dead === null ? undefined : intl.formatMessage(dead === 'off' ? content.deadOff : content.deadGone);
  return (
    <span className={styles.root}>
      {why !== undefined && (
        <span className={styles.dead} role="img" aria-label={why} title={why}>
          <LinkDismiss16Regular aria-hidden />
        </span>
      )}
      <span className={styles.text}>{what ?? bannerAction.textIn(intl, kind)}</span>
    </span>
  );
}
