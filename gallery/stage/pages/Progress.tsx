import { Progress } from '../../../src/kit/feedback/Progress';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Nothing yet">
        <Progress done={0} label="Processed" />
      </State>
      <State name="A third">
        <Progress done={0.33} label="Processed" />
      </State>
      <State name="All of it">
        <Progress done={1} label="Processed" />
      </State>
    </>
  );
}
