import { EmptyState } from '../../../src/kit/feedback/EmptyState';
import { Button } from '@fluentui/react-components';
import { titles } from '../samples';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Nothing">
        <EmptyState text={titles.empty} />
      </State>
      <State name="With what can be done">
        <EmptyState text={titles.empty}>
          <Button>+</Button>
        </EmptyState>
      </State>
    </>
  );
}
