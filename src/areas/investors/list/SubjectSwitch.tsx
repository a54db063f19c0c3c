import type { InvestorRow } from '../../../api/investment/investors';
import { SegmentedControl } from '../../../kit/list/SegmentedControl';
import { m, subjects } from '../messages';

type Subject = InvestorRow['subject'];

/** Persons or companies: the two are listed apart. */
export function SubjectSwitch({ value, onChange }: { value: Subject; onChange: (subject: Subject) => void }) {
  return <SegmentedControl label={m.subject} value={value} options={subjects.options} onChange={onChange} />;
}
