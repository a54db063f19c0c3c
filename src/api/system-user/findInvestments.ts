import {
  investmentsGenerated,
  type PlatformInvestment,
  type PlatformInvestmentDetail,
  type PlatformInvestmentPage,
} from '../generated/system-user/investments';
import type { Call } from '../transport/baseQuery';
import { callOf } from '../cache/callOf';
import type { ApiThunk } from '../cache/dispatch';
import { fetchUncached } from '../cache/fetchUncached';

const list = callOf(investmentsGenerated, 'listPlatformInvestments');
const one = callOf(investmentsGenerated, 'getPlatformInvestment');

/** What a search shows of an investment. */
export type FoundInvestment = Pick<PlatformInvestment, 'id' | 'contract_number' | 'investor' | 'status'>;

const most = 5;

/** Read past the cache, as nobody comes back to it. */
const read =
  <Answer>(call: Call, signal: AbortSignal): ApiThunk<Promise<Answer | undefined>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(call, signal));
    // A number that names no record is an answer: nothing was found.
    if (error?.status === 404) return undefined;
    if (error) throw error;
    return data as Answer;
  };

/** The first investments whose contract number has this part. */
export const findInvestmentsByContract =
  (search: string, signal: AbortSignal): ApiThunk<Promise<FoundInvestment[]>> =>
  async (dispatch) => {
    const page = await dispatch(read<PlatformInvestmentPage>(list({ search, limit: most, offset: 0 }), signal));
    return page?.items ?? [];
  };

/** The first investments of exactly this amount, `12500000.00`. */
export const findInvestmentsByAmount =
  (amount: string, signal: AbortSignal): ApiThunk<Promise<FoundInvestment[]>> =>
  async (dispatch) => {
    const call = list({ min_amount: amount, max_amount: amount, limit: most, offset: 0 });
    return (await dispatch(read<PlatformInvestmentPage>(call, signal)))?.items ?? [];
  };

/** The investment with this number, if there is one. */
export const findInvestmentById =
  (id: number, signal: AbortSignal): ApiThunk<Promise<FoundInvestment[]>> =>
  async (dispatch) => {
    const found = await dispatch(read<PlatformInvestmentDetail>(one({ id }), signal));
    return found ? [found] : [];
  };
