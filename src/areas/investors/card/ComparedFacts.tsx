import { makeStyles, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from 'react-intl';
import { useGetPersonalDocumentDataQuery, type Investor } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Action } from '../../../kit/actions/Action';
import { Skeleton } from '../../../kit/feedback/skeletons';
import { Day } from '../../../kit/values/values';
import { Fact } from '../../../kit/values/Facts';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { fieldErrorText } from '../../../kit/form/fieldErrorText';
import { todayInTashkent } from '../../../lib/days';
import { Can } from '../../../session/can';
import { useOpenInvestorForm } from './investorForms';
import { m as actions } from '../actionMessages';
import { InvestorName } from '../../../parts/InvestorName';
import { m as list } from '../messages';
import { expiryProblem, pinflProblem } from './identityChecks';
import { m } from './messages';
import { PinflBirthday, PinflGender } from './PinflFacts';
import { RevealAll } from '../../../kit/values/RevealGroup';
import { SecretFact, SecretFacts } from './SecretFact';
import { WithWarning } from '../../../parts/WithWarning';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0 },
});

interface Props {
  investor: Investor;
  /** Why the photos cannot be held against the data yet. */
  unseen: MessageDescriptor | undefined;
  /** Confirming the passport is not what the screen is about; the screen has a primary button of its own. */
  isAside?: boolean;
}

/** What the photos have to bear out, one under the other, and the word that they do. */
export function ComparedFacts({ investor, unseen, isAside = false }: Props) {
  const styles = useStyles();
  const open = useOpenInvestorForm();
  const problem = pinflProblem(investor);
  const secret = { investorId: investor.id };
  return (
    <SecretFacts investorId={investor.id} version={investor.version}>
      <div className={styles.root}>
        <div>
          <RevealAll hasKey />
        </div>
        <dl className={styles.facts}>
          <Fact label={list.name} value={<InvestorName investor={investor} />} />
          <SecretFact {...secret} field="birthday" label={m.birthday} text={investor.birthday}>
            <PinflBirthday />
          </SecretFact>
          <Fact label={m.gender}>
            <PinflGender gender={investor.gender} />
          </Fact>
          <SecretFact {...secret} field="pinfl" label={list.pinfl} text={investor.pinfl}>
            {problem && <WithWarning text={fieldErrorText(problem).message} />}
          </SecretFact>
        </dl>
        <DocumentFacts investorId={investor.id} />
        <Can do="investor_verification.enable">
          <div>
            <Action
              label={actions.confirmPassport}
              isPrimary={!isAside}
              disabledReason={investor.passport_confirmed ? actions.alreadyConfirmed : (unseen ?? false)}
              onSelect={() => open('passport')}
            />
          </div>
        </Can>
      </div>
    </SecretFacts>
  );
}

/** The document itself; that it could not be read is said here, and is not shown as a document without data. */
function DocumentFacts({ investorId }: { investorId: number }) {
  const styles = useStyles();
  const { item, failure, retry } = useRecordQuery(useGetPersonalDocumentDataQuery({ id: investorId }), investorId);
  if (!item) return failure ? <FailureNote failure={failure} retry={retry} /> : <Skeleton />;
  const expiry = expiryProblem(item.expiry_date, todayInTashkent(new Date()));
  const secret = { investorId };
  return (
    <dl className={styles.facts}>
      <SecretFact {...secret} field="passport_id" label={m.passport} text={item.passport_id} />
      <Fact label={m.issueDate} value={item.issue_date} as="day" />
      <Fact label={m.expiryDate}>
        <Day value={item.expiry_date} />
        {expiry && <WithWarning text={m[expiry]} isDanger={expiry === 'expired'} />}
      </Fact>
      <SecretFact {...secret} field="actual_address" label={m.actualAddress} text={item.actual_address} />
    </dl>
  );
}
