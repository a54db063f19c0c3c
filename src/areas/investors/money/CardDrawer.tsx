import { makeStyles, tokens } from '@fluentui/react-components';
import { useGetInvestorCardQuery } from '../../../api/system-user/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DateTime, Masked } from '../../../kit/values/values';
import { Drawer } from '../../../kit/overlay/Drawer';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { cardStatus } from '../../../parts/claims/terms';
import { Choice } from '../../../parts/Choice';
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
            <Fact label={m.cardNumber}>
              <Masked text={card.masked_pan} />
            </Fact>
            <Fact label={m.cardKind}>
              <Choice value={card.type} labels={cardKinds} />
            </Fact>
            <Fact label={m.cardExpiry}>{card.expiry}</Fact>
            <Fact label={m.holder}>{card.holder}</Fact>
            <Fact label={m.bank}>{card.bank}</Fact>
            <Fact label={m.cardPhone}>
              <Masked text={card.phone_masked} />
            </Fact>
            <Fact label={m.cardStatus}>{cardStatus.badge(card.status)}</Fact>
            <Fact label={m.addedAt}>
              <DateTime value={card.added_at} />
            </Fact>
            <Fact label={m.verifiedAt}>
              <DateTime value={card.verified_at} />
            </Fact>
            <Fact label={m.verifiedBy}>{card.verified_by}</Fact>
          </Facts>
        )}
      </div>
    </Drawer>
  );
}
