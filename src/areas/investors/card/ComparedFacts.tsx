import { makeStyles, tokens } from '@fluentui/react-components';
import { useGetPersonalDocumentDataQuery, type Investor } from '../../../api/investment/investors';
import { useLoaded } from '../../../api/loaded';
import { Action } from '../../../kit/Action';
import { Day } from '../../../kit/Day';
import { Fact } from '../../../kit/Facts';
import { fieldText } from '../../../kit/fieldText';
import { todayInTashkent } from '../../../lib/days';
import { Can } from '../../../session/can';
import { useOpenDeed } from '../actions/deeds';
import { m as actions } from '../actions/messages';
import { InvestorName } from '../../../parts/InvestorName';
import { m as list } from '../messages';
import { Choice } from '../../../parts/Choice';
import { genders } from './choices';
import { expiryProblem, pinflProblem } from './identityChecks';
import { m } from './messages';
import { SecretFact } from './SecretFact';
import { Warned } from './Warned';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0 },
});

interface Props {
  investor: Investor;
  /** Confirming the passport is not what the screen is about; the screen has a primary button of its own. */
  isAside?: boolean;
}

/** What the photos have to bear out, one under the other, and the word that they do. */
export function ComparedFacts({ investor, isAside = false }: Props) {
  const styles = useStyles();
  const open = useOpenDeed();
  const { item: document } = useLoaded(useGetPersonalDocumentDataQuery({ id: investor.id }), investor.id);
  const problem = pinflProblem(investor);
  const expiry = document && expiryProblem(document.expiry_date, todayInTashkent(new Date()));
  const secret = { investorId: investor.id };
  return (
    <div className={styles.root}>
      <dl className={styles.facts}>
        <Fact label={list.name}>
          <InvestorName investor={investor} />
        </Fact>
        <SecretFact {...secret} field="birthday" label={m.birthday} text={investor.birthday} />
        <Fact label={m.gender}>{investor.gender && <Choice value={investor.gender} labels={genders} />}</Fact>
        <SecretFact {...secret} field="pinfl" label={list.pinfl} text={investor.pinfl}>
          {problem && <Warned text={fieldText(problem).message} />}
        </SecretFact>
        <SecretFact {...secret} field="passport_id" label={m.passport} text={document?.passport_id ?? null} />
        <Fact label={m.issueDate}>
          <Day value={document?.issue_date} />
        </Fact>
        <Fact label={m.expiryDate}>
          <Day value={document?.expiry_date} />
          {expiry && <Warned text={m[expiry]} isDanger={expiry === 'expired'} />}
        </Fact>
        <SecretFact
          {...secret}
          field="actual_address"
          label={m.actualAddress}
          text={document?.actual_address ?? null}
        />
      </dl>
      <Can do="investor_verification.enable">
        <div>
          <Action
            label={actions.confirmPassport}
            isPrimary={!isAside}
            disabledReason={investor.passport_confirmed && actions.alreadyConfirmed}
            onSelect={() => open('passport')}
          />
        </div>
      </Can>
    </div>
  );
}
