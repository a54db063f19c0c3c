import { SegmentedControl } from '../../../kit/list/SegmentedControl';
import { useCan } from '../../../session/can';
import { m } from './messages';
import { views, type View } from './listParams';

/** Applications, contracts, and the invoices of merchants for whoever may look into an instalment. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (next: View) => void }) {
  const mayOpen = useCan()('installments.get');
  const options = mayOpen ? views : views.filter(({ value }) => value !== 'invoices');
  return <SegmentedControl label={m.views} value={view} options={options} onChange={onChange} />;
}
