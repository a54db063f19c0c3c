import type { ReactNode } from 'react';
import type { Loaded, Rows } from '../../lib/rows';
import { FailureNote } from '../feedback/FailureNote';
import { StaleNotice } from '../feedback/StaleNotice';

interface Props {
  /** Where the choices come from. */
  source:
    | Pick<Loaded<unknown>, 'item' | 'failure' | 'at' | 'retry'>
    | Pick<Rows<unknown>, 'state' | 'failure' | 'at' | 'retry'>;
  children: ReactNode;
}

/** A field whose choices come from a service: in its place, why they are not there, for "none" would be a lie. */
export function AsyncField({ source, children }: Props) {
  const { failure, at, retry } = source;
  const isThere = 'state' in source ? source.state !== 'failed' : source.item !== undefined;
  if (!failure) return children;
  if (!isThere) return <FailureNote failure={failure} retry={retry} />;
  return (
    <>
      <StaleNotice failure={failure} at={at} retry={retry} />
      {children}
    </>
  );
}
