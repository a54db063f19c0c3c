import { useRecordId } from '../../parts/record/useRecordId';
import { PosAgentCard } from './PosAgentCard';

/** An agent to look at. */
export default function AgentPage() {
  return <PosAgentCard id={useRecordId()} />;
}
