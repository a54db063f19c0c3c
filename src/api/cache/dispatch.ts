import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { SessionState } from '../../session/slice';
import type { ApiExtra } from './baseQuery';
import type { gateway } from './gateway';

/** The part of the store that the gateway knows. */
export interface ApiState {
  session: SessionState;
  gateway: ReturnType<typeof gateway.reducer>;
}

export type ApiThunk<Result> = ThunkAction<Result, ApiState, ApiExtra, UnknownAction>;

/** `dispatch` that also takes the thunks of this folder: `await dispatch(signIn(…))`. */
export const useApiDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, ApiExtra, UnknownAction>>();
