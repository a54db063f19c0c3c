import { timestamp, today } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import { conflict, wrongFields } from '../../shared/problem';
import {
  addHistory,
  findInvestor,
  findPersonalDocuments,
  listPhotos,
  listTies,
  pinflDisagrees,
  pinflFault,
  setPassportConfirmed,
  setStatus,
  touch,
} from '../investors/index';
import { removeUnnamed } from '../uploads/index';
import { changesBetween, auditInvestor } from '../../shared/auditTrail';
import { missingPapers } from './rules';
import { clearIdentification } from './writeStore';
import { lockForChange } from './writeHandlers';

const notAllowed = (why: string) => conflict('transition_not_allowed', why);

export const investorIdentityHandlers = {
  confirmInvestorPassport: (call) =>
    call.db.transaction(async (sql) => {
      const { id, subject, status, passport_confirmed } = await lockForChange(sql, call);
      if (subject !== 'individual') throw notAllowed('A company has no passport');
      if (status === 'archive') throw notAllowed('The investor is in the archive');
      if (passport_confirmed) throw notAllowed('The passport is confirmed already');
      const investor = (await findInvestor(sql, id))!; // just locked
      const documents = await findPersonalDocuments(sql, id);
      const photos = await listPhotos(sql, id);
      const missing = missingPapers(
        documents?.passport_id ?? null,
        photos.map(({ kind }) => kind),
      );
      if (Object.keys(missing).length > 0) throw wrongFields(missing, 'A document or a photo is missing');
      const { pinfl, birthday, gender } = investor;
      if (pinfl === null || pinflFault(pinfl, today(call.clock)) || pinflDisagrees(pinfl, birthday, gender))
        throw wrongFields({ pinfl: 'invalid_pinfl' }, 'The PINFL is not that of the person');
      await setPassportConfirmed(sql, id, true);
      await auditInvestor(sql, call, id, 'confirm_passport', [{ field: 'passport_confirmed', old: false, new: true }]);
      return touch(sql, id, timestamp(call.clock));
    }),

  async resetInvestorIdentification(call) {
    const { version, keys } = await call.db.transaction(async (sql) => {
      const { id, status } = await lockForChange(sql, call);
      if (status === 'archive') throw notAllowed('The investor is in the archive');
      const [ties] = await listTies(sql, [id]);
      if (ties?.open_investments) throw conflict('investments_exist', 'There are investments');
      if (ties?.live_installments) throw conflict('installments_exist', 'There are instalments');
      const before = (await findInvestor(sql, id))!; // just locked
      const papers = await findPersonalDocuments(sql, id);
      const at = timestamp(call.clock);
      const files = await clearIdentification(sql, id);
      const emptied = { pinfl: null, birthday: null, gender: null, passport_confirmed: false };
      const changes = [
        ...changesBetween(before, emptied),
        ...(papers ? changesBetween(papers, { passport_id: null }) : []),
        { field: 'status', old: status, new: 'new' },
      ];
      await auditInvestor(sql, call, id, 'reset_identification', changes);
      if (status !== 'new') {
        await setStatus(sql, [id], 'new', at);
        await addHistory(sql, [{ id, from: status, to: 'new' }], { comment: null, userId: call.user.id, at });
      }
      return { version: await touch(sql, id, at), keys: await removeUnnamed(sql, files) };
    });
    // Only once it is certain that no row names them.
    for (const key of keys) await call.files.remove(key);
    return version;
  },
} satisfies Partial<HandlerMap>;
