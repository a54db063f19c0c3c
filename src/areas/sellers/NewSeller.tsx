import { NewPosAgent } from './PosAgentForms';

/** The form of a new seller. */
export default function NewSeller() {
  return <NewPosAgent kind="seller" />;
}
