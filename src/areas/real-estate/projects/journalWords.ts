import type { MessageDescriptor } from 'react-intl';
import type { RecordWords, ValueWords } from '../../../parts/historyWords';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { projectStatus, projectType } from './projectTerms';

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: t.yes, false: t.no };

const values: ValueWords = (field, value) => {
  if (field === 'statusProject') return projectStatus.labelOf(value);
  if (field === 'typeProject') return projectType.labelOf(value);
  return field === 'showProject' ? yesNo[value] : undefined;
};

/** The history of a project. */
export const projectJournal: RecordWords = {
  fields: {
    address: m.address,
    lat: m.lat,
    lon: m.lon,
    typeProject: t.type,
    statusProject: t.status,
    showProject: m.shown,
    amountToRaise: m.goal,
    amountLot: m.lotPrice,
    projectAmount: m.worth,
    amountOfDeveloper: m.developerShare,
    acceptanceDeadline: m.deadline,
    expectedIncome: m.income,
    profitDivisions: m.divisions,
    timeToProfit: m.profitMonths,
    aboutCompany: m.company,
    companyProspects: m.prospects,
    projectStep: m.step,
    communityLink: m.link,
    soldCount: m.sold,
    attachment: t.file,
    document: m.document,
  },
  actions: {
    sell_lots: m.sellLots,
    attach: m.attach,
    update_attachment: m.updateAttachment,
    detach: m.detach,
    change_offer: m.changeOffer,
  },
  written: ['address', 'profitDivisions', 'aboutCompany', 'companyProspects', 'projectStep'],
  values,
};
