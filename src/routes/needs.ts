import type { Holds } from '../session/can';
import type { CallPermissions } from '../session/generated/callPermissions';

/**
 * The calls without which a screen, a form or a figure shows nothing but a refusal, each with what it asks for: of
 * several permissions any one. That what stands here is what the contract says, the compiler holds and
 * tests/contract/needs.test.ts.
 */
export type Needs = {
  readonly [Call in keyof CallPermissions]?: CallPermissions[Call] | readonly CallPermissions[Call][];
};

/** Whether a person may make all of these calls: holds the permission of each, and its policy where it has one. */
export function meets(needs: Needs | undefined, holds: Holds): boolean {
  return Object.entries(needs ?? {}).every(([call, anyOf]) =>
    [anyOf].flat().some((permission) => holds(permission, call)),
  );
}
