import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, DismissCircle16Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Customer } from '../../../api/payment/customers';
import { useListIdentityResponsesRows, type IdentityResponse } from '../../../api/payment/identityResponses';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { choices } from '../../../kit/table/choices';
import { useListState } from '../../../kit/url/useListState';
import { Fact, Facts } from '../../../kit/values/Facts';
import { ServiceMessage } from '../../../parts/ServiceMessage';
import { m } from './messages';

const outcome = choices<'known' | 'unknown'>({
  known: { label: m.identified, tone: 'success', icon: CheckmarkCircle16Regular },
  unknown: { label: m.notIdentified, tone: 'danger', icon: DismissCircle16Regular },
});

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  one: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXL,
    paddingBottom: tokens.spacingVerticalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { paddingBottom: 0, borderBottom: 'none' },
  },
  photo: { width: '160px', flexShrink: 0 },
  said: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flex: '1 1 240px', minWidth: 0 },
  whole: { '& > summary': { cursor: 'pointer', color: tokens.colorBrandForegroundLink, minHeight: '24px' } },
});

const parameters = {};

/** What the identity service said about a customer, newest first, with the photo that it compared. */
export function IdentitySection({ customer }: { customer: Customer }) {
  const styles = useStyles();
  const { limit, page } = useListState(parameters);
  const rows = useListIdentityResponsesRows({ filters: { id: customer.id }, limit, page });
  return (
    <Section id="identity" title={m.title} rows={rows} empty={m.empty}>
      <ol className={styles.list}>
        {rows.items.map((one) => (
          <Said key={one.id} response={one} />
        ))}
      </ol>
      {rows.hasMore && (
        <Button disabledFocusable={rows.loadingMore} onClick={rows.more}>
          <FormattedMessage {...m.more} />
        </Button>
      )}
    </Section>
  );
}

function Said({ response }: { response: IdentityResponse }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <li className={styles.one}>
      {response.photo !== null && (
        <div className={styles.photo}>
          <PhotoGallery
            photos={[{ id: String(response.id), url: response.photo, title: intl.formatMessage(m.photo) }]}
          />
        </div>
      )}
      <div className={styles.said}>
        <span>{outcome.badge(response.is_identified ? 'known' : 'unknown')}</span>
        <Facts>
          <Fact label={t.date} value={response.created_at} as="dateTime" />
          <Fact label={m.code} value={response.result_code} />
          <Fact label={m.note} value={response.result_note} />
        </Facts>
        <details className={styles.whole}>
          <summary>
            <FormattedMessage {...m.raw} />
          </summary>
          <ServiceMessage message={response.raw} />
        </details>
      </div>
    </li>
  );
}
