import type { RecordWords } from '../../parts/historyWords';
import { m } from './messages';
import { accountStatus, sellerRole, sellerStatus } from './sellerTerms';

/** The history of a seller. */
export const sellerJournal: RecordWords = {
  fields: {
    name: m.sellerName,
    branch: m.branch,
    username: m.username,
    role: m.role,
    password: m.password,
  },
  actions: { reset_password: m.resetPassword },
  written: ['username', 'branch'],
  values: (field, value) =>
    field === 'role' ? sellerRole.labelOf(value) : sellerStatus.wordsOf('status')(field, value),
};

/** The history of an agent, with what became of its accounts. */
export const agentJournal: RecordWords = {
  fields: {
    name: m.agentName,
    branches: m.branches,
    country: m.country,
    city: m.city,
    address: m.address,
    email: m.email,
    bank_name: m.bankName,
    account_number: m.accountNumber,
    legal_address: m.legalAddress,
    inn: m.inn,
    mfo: m.mfo,
    swift: m.swift,
    position: m.position,
    account: m.accountNumber,
    account_status: m.accountStatus,
  },
  actions: { add_account: m.addedAccount, change_account: m.changedAccount },
  written: ['branches', 'country', 'city', 'address', 'email', 'bank_name', 'legal_address', 'position'],
  values: accountStatus.wordsOf('account_status'),
};
