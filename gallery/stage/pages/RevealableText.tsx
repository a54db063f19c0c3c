import { RevealableText } from '../../../src/kit/values/RevealableText';
import { titles } from '../samples';
import { answers } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <State name="May be revealed, refused by the service, not permitted, nothing there" isRow>
      <RevealableText
        label={titles.pinfl}
        text="3010******0018"
        permission="investors.get"
        reveal={() => Promise.resolve('30101900010018')}
      />
      <RevealableText label={titles.phone} text="+998 90 *** ** 67" reveal={answers.refused} />
      <RevealableText
        label={titles.pinfl}
        text="3010******0018"
        permission="ledger.get"
        reveal={() => Promise.resolve('')}
      />
      <RevealableText label={titles.pinfl} text={null} reveal={() => Promise.resolve('')} />
    </State>
  );
}
