import { useParameters } from '../../kit/state/screen';
import type { Failure } from '../../lib/failure';
import { notFound } from '../../lib/httpStatus';

/** A number of a record as the contract has it (`Id` of specs/common.yaml): up to fifteen digits. */
export const recordIdOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** The number of a record in the address; anything else names none, so nobody is asked. */
export function useRecordId(): number | undefined {
  const { id = '' } = useParameters();
  return recordIdOf(id);
}

/** What a screen says of an address that names no record, in the words for one that is not there. */
export const noSuchRecord: Failure = { kind: 'status', status: notFound, codes: ['not_found'] };
