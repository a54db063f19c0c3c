import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import { cardOf, investmentAnswer, maskedCompany, maskedPersonal } from './serialize';
import { findPlaceNames } from './documentStore';
import { informationFile } from './info/information';
import { auditInvestor } from '../../shared/auditTrail';
import { findCompanyDocuments, findPersonalDocuments } from './store';
import { listInvestments, listVerifyHistory } from './sublistStore';

/** More than any investor has; the file stays one that a person can read. */
const all = { offset: 0, limit: 1000 };

export const investorInfoHandlers = {
  generateInvestorInfo: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const investor = await cardOf(sql, call.files, id);
      const personal = await findPersonalDocuments(sql, id);
      const company = await findCompanyDocuments(sql, id);
      const documents = {
        ...(personal && maskedPersonal(personal)),
        ...(company && maskedCompany(company)),
        ...(await findPlaceNames(sql, id, call.language)),
      };
      const history = await listVerifyHistory(sql, id, all);
      const investments = (await listInvestments(sql, id, call.language, all)).map(investmentAnswer);
      const name = `investor_${id}.docx`;
      const [madeBy, madeAt] = [call.user.name, timestamp(call.clock)];
      const content = informationFile({ investor, documents, history, investments, madeBy, madeAt }, call.language);
      await auditInvestor(sql, call, id, 'generate_info', [{ field: 'file', new: name }]);
      return { name, content };
    }),
} satisfies Partial<HandlerMap>;
