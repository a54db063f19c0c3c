import { Empty } from '../../../src/kit/Empty';
import { Button } from '@fluentui/react-components';
import { titles } from '../samples';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Nothing">
        <Empty text={titles.empty} />
      </State>
      <State name="With what can be done">
        <Empty text={titles.empty}>
          <Button>+</Button>
        </Empty>
      </State>
    </>
  );
}
