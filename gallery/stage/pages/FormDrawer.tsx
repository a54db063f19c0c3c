import { SampleForm } from '../form';
import { answers, Opener } from '../Opener';
import { failures } from '../samples';
import { State } from '../State';

const wrongPhone = {
  ...failures.broken,
  status: 422,
  codes: ['invalid_phone'],
  fields: { phone: 'phone_number_already_exists' },
};

export function Page() {
  return (
    <>
      <State name="Saved after a moment">
        <Opener>{(close) => <SampleForm send={answers.done} onClose={close} />}</Opener>
      </State>
      <State name="A field is refused by the service">
        <Opener>{(close) => <SampleForm send={() => Promise.reject(wrongPhone)} onClose={close} />}</Opener>
      </State>
    </>
  );
}
