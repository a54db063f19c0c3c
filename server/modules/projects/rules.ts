import type { Call, Reply } from '../../http/contract';
import type { FileKind } from '../../files/kinds';
import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';

export type ProjectStatus = Reply<'getProject'>['statusProject'];
export type ProjectFields = Omit<Call<'updateProject'>['body'], 'statusProject' | 'showProject'>;
export type AttachmentType = Reply<'addProjectAttachment'>['type'];

/** What a person may move a project to. It is funded by itself, when the last lot is sold. */
export const moves: Record<ProjectStatus, readonly ProjectStatus[]> = {
  draft: ['fundraising', 'archived'],
  fundraising: ['archived'],
  funded: ['in_progress', 'archived'],
  in_progress: ['completed', 'archived'],
  completed: ['archived'],
  archived: ['draft'],
};

export const mayMove = (from: ProjectStatus, to: ProjectStatus): boolean => moves[from].includes(to);

/** More lots than any building has. */
const mostLots = 1_000_000n;

interface Terms {
  amountToRaise: string;
  amountLot: string;
  projectAmount: string;
  amountOfDeveloper: string;
  acceptanceDeadline: string;
}

/** What is wrong with the terms of a project, by field; nothing when they fit together. */
export function faultsOfTerms(terms: Terms): Partial<Record<keyof Terms, RefusalCode>> {
  const target = tiyinOf(terms.amountToRaise);
  const lot = tiyinOf(terms.amountLot);
  const faults: Partial<Record<keyof Terms, RefusalCode>> = {};
  if (!isDay(terms.acceptanceDeadline)) faults.acceptanceDeadline = 'no_such_day';
  if (target <= 0n) faults.amountToRaise = 'invalid_amount';
  if (lot <= 0n) faults.amountLot = 'invalid_amount';
  if (tiyinOf(terms.projectAmount) < 0n) faults.projectAmount = 'invalid_amount';
  if (tiyinOf(terms.amountOfDeveloper) < 0n) faults.amountOfDeveloper = 'invalid_amount';
  if (target <= 0n || lot <= 0n) return faults;
  if (target % lot !== 0n) faults.amountToRaise = 'lots_not_whole';
  else if (target / lot > mostLots) faults.amountLot = 'out_of_range';
  return faults;
}

const pictures: readonly FileKind[] = ['jpg', 'png', 'webp'];
/** What a file of each type may be. */
export const kindsOfType: Record<AttachmentType, readonly FileKind[]> = {
  image: pictures,
  plan: [...pictures, 'pdf'],
  video: ['mp4'],
  document: ['pdf', 'docx', 'xlsx'],
};
export const offerKinds = kindsOfType.document;

/** Attachments that a project may have. */
export const mostAttachments = 60;
