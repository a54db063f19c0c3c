import { defineMessages } from 'react-intl';
import { FigureSkeleton, MetricTile, type Figure } from '../../../src/kit/charts/MetricTile';
import type { Loaded } from '../../../src/lib/rows';
import { State } from '../State';

const m = defineMessages({
  title: { id: 'investors.blocks.verification', defaultMessage: 'На проверке' },
  detail: { id: 'investors.blocks.individuals', defaultMessage: 'Физические лица' },
});

const loaded = (item: Figure | undefined): Loaded<Figure> => ({
  item,
  failure: undefined,
  refreshing: false,
  retry: () => undefined,
});

export function Page() {
  return (
    <>
      <State name="More than yesterday">
        <MetricTile
          title={m.title}
          detail={m.detail}
          to="/list"
          result={loaded({ value: 1240, yesterday: 1228, days: [1190, 1204, 1199, 1215, 1228, 1240] })}
        />
      </State>
      <State name="As yesterday">
        <MetricTile title={m.title} to="/list" result={loaded({ value: 0, yesterday: 0, days: [0, 0, 0] })} />
      </State>
      <State name="On its way">
        <FigureSkeleton />
      </State>
      <State name="Failed">
        <MetricTile
          title={m.title}
          to="/list"
          result={{ ...loaded(undefined), failure: { kind: 'status', status: 500, codes: [], requestId: 'req-1' } }}
        />
      </State>
    </>
  );
}
