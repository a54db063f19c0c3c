import { use, useEffect, type ReactNode } from 'react';
import type { Loaded, Rows } from '../../lib/rows';
import { FailureNote } from '../feedback/FailureNote';
import { StaleNotice } from '../feedback/StaleNotice';
import { ListComing, ListFailed } from '../form/awaitedLists';
import { FormContext } from '../form/usePanelForm';

interface Props {
  /** Where the choices come from. */
  source:
    | Pick<Loaded<unknown>, 'item' | 'failure' | 'at' | 'retry' | 'coming'>
    | Pick<Rows<unknown>, 'state' | 'failure' | 'at' | 'retry'>;
  children: ReactNode;
}

/**
 * A field whose choices come from a service: in its place, why they are not there, for "none" would be a lie. While they are on their
 * way nothing inside is judged by them, and the form around waits with its sending. Where they do not come the fields stay in the form
 * unseen, so that one that is required is not sent empty.
 */
export function AsyncField({ source, children }: Props) {
  const { failure, at, retry } = source;
  const isComing = 'state' in source ? source.state === 'loading' : source.coming === true;
  const awaited = use(FormContext)?.awaited;
  useEffect(() => (isComing ? awaited?.begin() : undefined), [isComing, awaited]);
  const isThere = 'state' in source ? source.state !== 'failed' : source.item !== undefined;
  if (!failure) return <ListComing value={isComing}>{children}</ListComing>;
  if (!isThere)
    return (
      <>
        <FailureNote failure={failure} retry={retry} />
        <div hidden>
          <ListFailed value>{children}</ListFailed>
        </div>
      </>
    );
  return (
    <>
      <StaleNotice failure={failure} at={at} retry={retry} />
      {children}
    </>
  );
}
