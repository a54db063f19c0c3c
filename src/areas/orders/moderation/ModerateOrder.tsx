import { useRecordId, noSuchRecord } from '../../../parts/record/useRecordId';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { ModerationPage } from './ModerationPage';

const line = ['off', 'on'] as const;

/** One order as a moderator checks it: alone, or as one of a line of them. */
export default function ModerateOrder() {
  const id = useRecordId();
  const [isOn] = useChoiceParam('line', line);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <ModerationPage id={id} isInLine={isOn === 'on'} />;
}
