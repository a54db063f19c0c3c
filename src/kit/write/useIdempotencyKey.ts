import { useRef } from 'react';

/**
 * The Idempotency-Key of what a form sends: one for the same values, sent again after a lost answer; other values are
 * another intent, which the service would refuse under the key of the first.
 *
 *     const keyOf = useIdempotencyKey();
 *     change({ 'Idempotency-Key': keyOf(body, version), 'If-Match': version, body });
 */
export function useIdempotencyKey(): (...said: unknown[]) => string {
  const intent = useRef({ said: '', key: '' });
  return (...parts) => {
    const said = JSON.stringify(parts);
    if (intent.current.said !== said) intent.current = { said, key: crypto.randomUUID() };
    return intent.current.key;
  };
}
