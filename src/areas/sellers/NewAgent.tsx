import { NewPosAgent } from './PosAgentForms';

/** The form of a new agent. */
export default function NewAgent() {
  return <NewPosAgent kind="agent" />;
}
