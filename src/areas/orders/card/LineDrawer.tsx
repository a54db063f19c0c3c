import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetOrderLineQuery, type LineOfOrder } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Fact, Facts } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { m as orders } from '../messages';
import { m } from './messages';

/** A line has no state of its own, which the drawer of a record would show. */
type Line = LineOfOrder & { status?: undefined };

/** One line of an order with all that is known of it: what of it a narrow table leaves out, as it is now. */
export function LineDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetOrderLineQuery({ basketId: id }), id);
  return (
    <RecordDrawer<Line> id={id} title={result.item?.name ?? m.line} result={result} onClose={onClose}>
      {(line) => (
        <>
          <Facts areFigures>
            <Fact label={m.count} value={line.count} as="number" />
            <Fact label={m.returnedCount} value={line.returned_count} as="number" />
            <Fact label={m.piecePrice} value={line.price} as="money" />
            <Fact label={m.merchantTotal} value={line.total} as="money" />
            <Fact label={m.saleTotal} value={line.sale_total} as="money" />
            <Fact label={m.vat} value={line.vat} as="money" />
          </Facts>
          <About>
            <Fact label={orders.order} value={line.order.name} />
            <Fact label={t.name} value={line.name} />
            <Fact label={m.category} value={line.category} />
            <Fact label={m.model} value={line.model} />
            <Fact label={m.spic} value={line.spic} as="ikpu" />
          </About>
        </>
      )}
    </RecordDrawer>
  );
}
