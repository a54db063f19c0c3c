import { FieldOf } from '../../../src/kit/FieldOf';
import { failures } from '../samples';
import { State } from '../State';

const at = Date.UTC(2026, 2, 5, 9, 7, 31);
const retry = (): void => undefined;
const field = (
  <label>
    Регион <input />
  </label>
);

export function Page() {
  return (
    <>
      <State name="The choices are there">
        <FieldOf source={{ item: {}, failure: undefined, retry }}>{field}</FieldOf>
      </State>
      <State name="The choices are old">
        <FieldOf source={{ item: {}, failure: failures.broken, at, retry }}>{field}</FieldOf>
      </State>
      <State name="The choices did not come">
        <FieldOf source={{ item: undefined, failure: failures.broken, retry }}>{field}</FieldOf>
      </State>
    </>
  );
}
