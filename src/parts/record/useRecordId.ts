import { useParams } from 'react-router-dom';
import type { Failure } from '../../lib/failure';

/** The number of a record in the address; anything else names none, so nobody is asked. */
export function useRecordId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** What a screen says of an address that names no record, in the words for one that is not there. */
export const noSuchRecord: Failure = { kind: 'status', status: 404, codes: ['not_found'] };
