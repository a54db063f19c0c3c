import { MissingRecord } from '../../kit/detail/DetailPage';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { EditPosAgent } from './PosAgentForms';

/** The form of an agent that is there. */
export default function EditAgent() {
  const id = useRecordId();
  return id === undefined ? <MissingRecord failure={noSuchRecord} /> : <EditPosAgent kind="agent" id={id} />;
}
