import { HiddenHeading } from '../../../src/kit/detail/HiddenHeading';
import { State } from '../State';

export function Page() {
  return (
    <State name="There for those who jump from heading to heading">
      <p>Before</p>
      <HiddenHeading level={3}>Unseen</HiddenHeading>
      <p>After</p>
    </State>
  );
}
