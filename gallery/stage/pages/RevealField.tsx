import { RevealField } from '../../../src/kit/RevealField';
import { titles } from '../samples';
import { answers } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <State name="May be revealed, refused by the service, not permitted, nothing there" isRow>
      <RevealField
        label={titles.pinfl}
        text="3010******0018"
        permission="investors.get"
        reveal={() => Promise.resolve('30101900010018')}
      />
      <RevealField label={titles.phone} text="+998 90 *** ** 67" reveal={answers.refused} />
      <RevealField
        label={titles.pinfl}
        text="3010******0018"
        permission="ledger.get"
        reveal={() => Promise.resolve('')}
      />
      <RevealField label={titles.pinfl} text={null} reveal={() => Promise.resolve('')} />
    </State>
  );
}
