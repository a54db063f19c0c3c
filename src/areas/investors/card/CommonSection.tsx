import type { Investor } from '../../../api/investment/investors';
import { Fact, Facts } from '../../../kit/values/Facts';
import { fieldErrorText } from '../../../kit/form/fieldErrorText';
import { Section } from '../../../kit/detail/Section';
import { m as list } from '../messages';
import { Choice } from '../../../parts/Choice';
import { genders } from './choices';
import { pinflProblem } from './identityChecks';
import { m } from './messages';
import { SecretFact, SecretFacts } from './SecretFact';
import { SectionButtons } from './SectionButtons';
import { WithWarning } from '../../../parts/WithWarning';

/** What every investor has: how to reach the person, and the identities. */
export function CommonSection({ investor }: { investor: Investor }) {
  return (
    <Section id="common" title={m.common}>
      <SecretFacts investorId={investor.id} version={investor.version}>
        <Facts>
          <SecretFact investorId={investor.id} field="phone_number" label={list.phone} text={investor.phone_number} />
          <SecretFact
            investorId={investor.id}
            field="contact_number"
            label={m.contactNumber}
            text={investor.contact_number}
          />
          <Fact label={m.email} value={investor.email} />
          {investor.subject === 'individual' && <PersonFacts investor={investor} />}
          <Fact label={list.inn} value={investor.inn} as="inn" />
          <Fact label={list.created} value={investor.created_at} as="dateTime" />
          <Fact label={m.updated} value={investor.updated_at} as="dateTime" />
        </Facts>
        <SectionButtons form="common" />
      </SecretFacts>
    </Section>
  );
}

function PersonFacts({ investor }: { investor: Investor }) {
  const problem = pinflProblem(investor);
  return (
    <>
      <SecretFact investorId={investor.id} field="pinfl" label={list.pinfl} text={investor.pinfl}>
        {problem && <WithWarning text={fieldErrorText(problem).message} />}
      </SecretFact>
      <SecretFact investorId={investor.id} field="birthday" label={m.birthday} text={investor.birthday} />
      <Fact label={m.gender}>{investor.gender && <Choice value={investor.gender} labels={genders} />}</Fact>
    </>
  );
}
