import type { ApiThunk } from '../../api/cache/dispatch';
import {
  findInvestmentById,
  findInvestmentsByAmount,
  findInvestmentsByContract,
  type FoundInvestment,
} from '../../api/system-user/investments';
import { exactAmount, type Asked } from '../../lib/find/asked';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import type { FindRecords, RecordHit } from '../../routes/record';

const hitOf = (one: FoundInvestment): RecordHit => ({
  id: String(one.id),
  name: one.contract_number,
  details: one.investor.name === '' ? [] : [one.investor.name],
  badge: investmentStatus.badge(one.status),
});

const byContract =
  (contract: string) =>
  ({ contract_number: number }: FoundInvestment) =>
    number.toUpperCase().includes(contract.toUpperCase());

/**
 * Looks investments up for the palette. A number may be a part of a contract number or the number of the record
 * itself; the record stands first. A sum is that of the whole investment.
 */
export const findInvestments: FindRecords =
  (asked: readonly Asked[], signal: AbortSignal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const contract = asked.find(({ kind }) => kind === 'contractNumber')?.value;
    const id = Number(asked.find(({ kind }) => kind === 'recordNumber')?.value ?? 0);
    const amount = exactAmount(asked);
    const [own, parts, ofAmount] = await Promise.all([
      id > 0 ? dispatch(findInvestmentById(id, signal)) : [],
      contract === undefined ? [] : dispatch(findInvestmentsByContract(contract, signal)),
      amount === undefined ? [] : dispatch(findInvestmentsByAmount(amount, signal)),
    ]);
    // The list finds investors by their numbers too; those are looked up as what they are.
    const others = parts.filter((one) => one.id !== id).filter(byContract(contract ?? ''));
    const known = new Set([...own, ...others].map(({ id: one }) => one));
    return [...own, ...others, ...ofAmount.filter((one) => !known.has(one.id))].map(hitOf);
  };
