import { useParams } from 'react-router-dom';
import type { Failure } from '../../lib/failure';

export const noSuchRecord: Failure = { kind: 'status', status: 404, codes: ['not_found'] };

/** What a screen shows to somebody who opened it by its address without the right for what it does. */
export const missing = (permission: string): Failure => ({
  kind: 'status',
  status: 403,
  codes: [],
  message: `Permission ${permission} is missing`,
});

/** The number in the address; anything else names no record, so nobody is asked. */
export function useRecordId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
