import { SampleList } from '../list';
import { people } from '../samples';
import { rowsOf } from '../../../src/lib/rows';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Title, count, actions" height={400}>
        <SampleList rows={rowsOf(people(5), { total: 12418 })} />
      </State>
      <State name="Parameters of the address that make no sense" at="/?status=gone&page=x" height={360}>
        <SampleList rows={rowsOf(people(2))} />
      </State>
    </>
  );
}
