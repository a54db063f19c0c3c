import { Timeline } from '../../../src/kit/detail/Timeline';

import { State } from '../State';

export function Page() {
  return (
    <State name="What happened, newest first">
      <Timeline
        events={[
          { id: 1, at: '2026-03-05 14:07:31', title: 'new → active', by: 'Рахимова Лола', text: 'Документы проверены' },
          { id: 2, at: '2026-03-04 09:00:00', title: 'new' },
        ]}
      />
    </State>
  );
}
