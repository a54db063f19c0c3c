import { useIntl } from 'react-intl';
import type { Subject } from '../../../api/investment/statistics';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const subjects = choices<Subject>({ individual: m.individuals, business: m.businesses });

/** Persons or companies, as the list that a chart leads to has one or the other. */
export function SubjectSelect({ value, onChange }: { value: Subject; onChange: (subject: Subject) => void }) {
  const label = useIntl().formatMessage(m.subject);
  return <ChoiceSelect label={label} value={value} options={subjects.options} onChange={onChange} />;
}
