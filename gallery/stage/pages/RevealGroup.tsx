import { RevealableText } from '../../../src/kit/values/RevealableText';
import { RevealAll, RevealGroup } from '../../../src/kit/values/RevealGroup';
import { titles } from '../samples';
import { answers } from '../Opener';
import { State } from '../State';

const wholes: Record<string, string> = { pinfl: '30101900010018', phone: '+998 90 123 45 67' };
const many = (names: readonly string[]) => Promise.resolve(new Map(names.map((name) => [name, wholes[name] ?? ''])));

function Values() {
  return (
    <>
      <RevealAll />
      <RevealableText
        name="pinfl"
        label={titles.pinfl}
        text="3010******0018"
        reveal={() => Promise.resolve(wholes.pinfl ?? '')}
      />
      <RevealableText
        name="phone"
        label={titles.phone}
        text="+998 90 *** ** 67"
        reveal={() => Promise.resolve(wholes.phone ?? '')}
      />
    </>
  );
}

export function Page() {
  return (
    <>
      <State name="Shown and masked together" isRow>
        <RevealGroup version={1} reveal={many}>
          <Values />
        </RevealGroup>
      </State>
      <State name="Refused by the service" isRow>
        <RevealGroup version={1} reveal={answers.refused}>
          <Values />
        </RevealGroup>
      </State>
      <State name="Not permitted" isRow>
        <RevealGroup version={1} reveal={many} permission="ledger.get">
          <Values />
        </RevealGroup>
      </State>
    </>
  );
}
