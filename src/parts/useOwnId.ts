import { useSelector } from 'react-redux';
import { session } from '../session/slice';

/** Who is looking: much of what can be done to others cannot be done to oneself. */
export function useOwnId(): number | undefined {
  return useSelector(session.selectors.user)?.id;
}
