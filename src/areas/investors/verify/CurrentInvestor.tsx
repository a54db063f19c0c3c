import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { focusRing, wrappingRow } from '../../../kit/foundation/styles';
import { useGetInvestorQuery, type Investor } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { usePhotosSeen } from '../../../kit/photos/usePhotosSeen';
import { InvestorName } from '../../../parts/InvestorName';
import { investorHref } from '../../../parts/investorHref';
import { Can } from '../../../session/can';
import { InvestorFormContext, type InvestorFormName } from '../card/investorForms';
import { InvestorForm } from '../card/InvestorForm';
import { DuplicatesSection } from '../card/DuplicatesSection';
import { investorStatus } from '../../../parts/investorStatus';
import { HistorySection } from '../journal/HistorySection';
import { Approve } from './Approve';
import { DecidedMeanwhile } from './DecidedMeanwhile';
import { DecisionButtons } from './DecisionButtons';
import { Evidence } from './Evidence';
import { m } from './messages';
import { photosAtHand } from './PhotoWall';
import { SendBack } from './SendBack';
import { TypedData } from './TypedData';
import { Waiting } from './Waiting';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  head: wrappingRow,
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ...focusRing,
  },
  link: { color: tokens.colorBrandForegroundLink },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

interface Props {
  id: number;
  takesFocus: boolean;
  /** After a decision of ours. */
  onDone: () => void;
  /** Shown beside the sentence that a colleague was quicker. */
  onward: ReactNode;
}

/** Whoever is verified now. What was fetched ahead is shown at once, and asked for again behind it. */
export function CurrentInvestor({ id, ...rest }: Props) {
  const { item, failure, retry } = useRecordQuery(useGetInvestorQuery({ id }, { refetchOnMountOrArgChange: true }), id);
  return item ? <AtHand investor={item} reload={retry} {...rest} /> : <Waiting failure={failure} retry={retry} />;
}

type Asking = 'approve' | 'sendBack' | InvestorFormName;

interface AtHandProps extends Omit<Props, 'id'> {
  investor: Investor;
  /** Reads the investor again: his photos come with addresses that run out. */
  reload: () => void;
}

function AtHand({ investor, reload, takesFocus, onDone, onward }: AtHandProps) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, ask] = useState<Asking>();
  const [isTaken, setTaken] = useState(false);
  const waits = investor.status === 'in_process';
  const photos = usePhotosSeen();
  const unseen = photos.whyNot(photosAtHand(investor));
  // Going on takes the eyes and the screen reader to the next person; coming to the screen is told by the frame.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const close = (): void => {
    ask(undefined);
    if (isTaken) onDone();
  };
  const decision = { investor, onTaken: () => setTaken(true), onClose: close };
  // A colleague decided: what was asked about is no longer open, and the sentence says so.
  const open = waits || isTaken ? asking : undefined;
  return (
    <InvestorFormContext value={ask}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            <InvestorName investor={investor} />
          </h2>
          {investorStatus.badge(investor.status)}
          <Link to={investorHref(investor)} className={styles.link}>
            <FormattedMessage {...m.card} />
          </Link>
          {waits && (
            <Can do="investor_verification.enable">
              <DecisionButtons unseen={unseen} ask={ask} />
            </Can>
          )}
        </div>
        {!waits && !isTaken && <DecidedMeanwhile investor={investor} onward={onward} />}
        <div className={styles.body}>
          <Evidence investor={investor} watch={{ onState: photos.tell, onRetry: reload }} />
          <div className={styles.column}>
            {investor.subject === 'individual' && <TypedData investor={investor} unseen={unseen} />}
            <DuplicatesSection investor={investor} />
            <HistorySection investor={investor} />
          </div>
        </div>
      </div>
      {open === 'approve' && <Approve {...decision} />}
      {open === 'sendBack' && <SendBack {...decision} />}
      {open !== undefined && open !== 'approve' && open !== 'sendBack' && (
        <InvestorForm name={open} investor={investor} onClose={() => ask(undefined)} />
      )}
    </InvestorFormContext>
  );
}
