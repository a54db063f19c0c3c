import { AsyncField } from '../../../src/kit/fields/AsyncField';
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
        <AsyncField source={{ item: {}, failure: undefined, retry }}>{field}</AsyncField>
      </State>
      <State name="The choices are on their way">
        <AsyncField source={{ item: undefined, coming: true, failure: undefined, retry }}>{field}</AsyncField>
      </State>
      <State name="The choices are old">
        <AsyncField source={{ item: {}, failure: failures.broken, at, retry }}>{field}</AsyncField>
      </State>
      <State name="The choices did not come">
        <AsyncField source={{ item: undefined, failure: failures.broken, retry }}>{field}</AsyncField>
      </State>
    </>
  );
}
