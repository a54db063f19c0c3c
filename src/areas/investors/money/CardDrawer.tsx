import { makeStyles, tokens } from '@fluentui/react-components';
import { useGetInvestorCardQuery } from '../../../api/system-user/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Masked } from '../../../kit/values/values';
import { Drawer } from '../../../kit/overlay/Drawer';
import { Fact, Facts } from '../../../kit/values/Facts';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { cardStatus } from '../../../parts/claims/terms';
import { m } from './messages';
import { cardKinds } from './moneyTerms';

const useStyles = makeStyles({ body: { padding: tokens.spacingHorizontalXXL, overflowY: 'auto' } });

/** One card of an investor, with when and by whom it was verified. */
export function CardDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const styles = useStyles();
  const { item: card, failure, retry } = useRecordQuery(useGetInvestorCardQuery({ id }), id);
  return (
    <Drawer title={m.cardTitle} onClose={onClose}>
      <div className={styles.body}>
        {!card && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
        {card && (
          <Facts>
            <Fact label={m.cardNumber} value={<Masked text={card.masked_pan} />} />
            <Fact label={m.cardKind} value={cardKinds.text(card.type)} />
            <Fact label={m.cardExpiry} value={card.expiry} />
            <Fact label={m.holder} value={card.holder} />
            <Fact label={m.bank} value={card.bank} />
            <Fact label={m.cardPhone} value={<Masked text={card.phone_masked} />} />
            <Fact label={m.cardStatus} value={cardStatus.badge(card.status)} />
            <Fact label={m.addedAt} value={card.added_at} as="dateTime" />
            <Fact label={m.verifiedAt} value={card.verified_at} as="dateTime" />
            <Fact label={m.verifiedBy} value={card.verified_by} />
          </Facts>
        )}
      </div>
    </Drawer>
  );
}
