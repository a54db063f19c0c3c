import { CheckmarkCircle16Regular } from '@fluentui/react-icons';
import { StatusBadge } from '../../../src/kit/values/StatusBadge';
import { statuses, titles } from '../samples';
import { State } from '../State';

const tones = ['neutral', 'informative', 'warning', 'success', 'danger', 'brand'] as const;
const known = statuses['active'] ?? { label: titles.status, icon: CheckmarkCircle16Regular };

export function Page() {
  return (
    <>
      <State name="Six tones" isRow>
        {tones.map((tone) => (
          <StatusBadge key={tone} code="active" look={{ ...known, tone }} />
        ))}
      </State>
      <State name="Unknown to the contract, missing" isRow>
        <StatusBadge code="something_else" look={undefined} />
        <StatusBadge code={null} look={undefined} />
      </State>
    </>
  );
}
