import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../lib/failure';
import type { SessionUser } from './record';

/** Among the permissions, under a name that none of them can have: the operations that lack a policy. */
export const closedCalls = '!';

/** Permission id to the actions that the roles of a person list under it. */
export type Permissions = Record<string, string[]>;

/**
 * `unknown`: a stored session is still being looked for. `expired`: the server ended the session, and the page
 * stays under the question to sign in again.
 */
export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn' | 'expired';

export interface SessionState {
  status: SessionStatus;
  user?: SessionUser;
  permissions: Permissions;
  /** The rights are known, from the role calls or from the visit before. */
  rolesReady: boolean;
  /** Signing out has begun; what fails from now on is no news. */
  leaving?: boolean;
  /** An administrator set the password: until it is changed the services refuse everything but one's own. */
  mustChangePassword?: boolean;
}

export const signedOutState: SessionState = { status: 'signedOut', permissions: {}, rolesReady: false };

/** Who is signed in and what his roles permit. Tokens are not here: they live in the vault. */
export const session = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SessionUser>): SessionState => {
      const isSame = state.user?.id === payload.id;
      return {
        status: 'signedIn',
        user: payload,
        permissions: isSame ? state.permissions : {},
        rolesReady: isSame && state.rolesReady,
      };
    },
    rolesLoaded: (state, { payload }: PayloadAction<Permissions>) => {
      state.permissions = payload;
      state.rolesReady = true;
    },
    /** Without the rights nothing can be shown, so the person is signed out. The failure is for whoever tells it. */
    rolesFailed: (_state, _action: PayloadAction<Failure>) => signedOutState,
    sessionExpired: (state) => {
      if (state.status === 'signedIn' && !state.leaving) state.status = 'expired';
    },
    passwordExpired: (state) => {
      state.mustChangePassword = true;
    },
    passwordChanged: (state) => {
      delete state.mustChangePassword;
    },
    signOutStarted: (state) => {
      state.leaving = true;
    },
    signedOut: () => signedOutState,
  },
  selectors: {
    status: (state) => state.status,
    user: (state) => state.user,
    permissions: (state) => state.permissions,
    rolesReady: (state) => state.rolesReady,
    mustChangePassword: (state) => state.mustChangePassword === true,
    isLeaving: (state) => state.leaving === true,
    /** Somebody is at work here; also while he is asked to sign in again. */
    isInside: (state) => state.status === 'signedIn' || state.status === 'expired',
  },
});

export const {
  signedIn,
  rolesLoaded,
  rolesFailed,
  sessionExpired,
  passwordExpired,
  passwordChanged,
  signOutStarted,
  signedOut,
} = session.actions;
