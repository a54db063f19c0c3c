import { SampleForm } from '../form';
import { answers } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <State name="A long form, its buttons in view">
      <SampleForm isPage send={answers.done} onClose={() => undefined} />
    </State>
  );
}
