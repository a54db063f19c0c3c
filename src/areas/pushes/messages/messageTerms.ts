import {
  ArrowSync16Regular,
  ArrowUpRight16Regular,
  Checkmark16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  Edit16Regular,
  ErrorCircle16Regular,
  RecordStop16Regular,
  Subtract16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import type {
  PushDelivery,
  PushLanguage,
  PushMessage,
  PushSegment,
  PushState,
} from '../../../api/payment/pushMessages';
import type { Shape } from '../../../kit/photos/cropBox';
import { choices } from '../../../kit/table/choices';
import type { DeadChoice } from './deadFilter';
import { m } from './messages';

/** How far a message is. */
export const delivery = choices<PushDelivery>({
  draft: { label: m.draft, tone: 'neutral', icon: Edit16Regular },
  planned: { label: m.planned, tone: 'informative', icon: Clock16Regular },
  sending: { label: m.sending, tone: 'warning', icon: ArrowSync16Regular },
  done: { label: m.done, tone: 'success', icon: CheckmarkCircle16Regular },
  stopped: { label: m.stopped, tone: 'danger', icon: RecordStop16Regular },
});

export const segment = choices<PushSegment>({
  all: m.all,
  investors: m.investors,
  customers: m.customers,
  custom: m.custom,
});

/** How it stands with one person. */
export const personState = choices<PushState>({
  queued: { label: m.queued, tone: 'informative', icon: Clock16Regular },
  sent: { label: m.wasSent, tone: 'informative', icon: ArrowUpRight16Regular },
  delivered: { label: m.delivered, tone: 'success', icon: Checkmark16Regular },
  opened: { label: m.opened, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'warning', icon: Warning16Regular },
  dead: { label: m.dead, tone: 'danger', icon: ErrorCircle16Regular },
  skipped: { label: m.leftOut, tone: 'neutral', icon: Subtract16Regular },
});

export const language = choices<PushLanguage>({ ru: m.ru, uz: m.uz, en: m.en });

/** Why somebody did not get it. */
export const fault = choices<'push_off' | 'dead_token' | 'refused' | 'silent' | 'broken'>({
  push_off: m.pushOff,
  dead_token: m.deadToken,
  refused: m.refused,
  silent: m.silent,
  broken: m.broken,
});

/** What a message leads to; a service may name one more, which then stands by its code. */
export const action = choices<'none' | 'url' | 'product' | 'category' | 'bond' | 'story'>({
  none: m.nothing,
  url: m.url,
  product: m.product,
  category: m.category,
  bond: m.bond,
  story: m.story,
});

/** Of what a press opens: why customers do not see it. */
export const deadPress = { off: m.deadOff, gone: m.deadGone } as const;

export const deadChoice = choices<DeadChoice>({ yes: m.withDead, no: m.withoutDead });

/** The proportions in which a phone shows the picture. */
export const pictureShape: Shape = { id: 'push', label: m.pictureShape, ratio: 2 };

/** To more people than these the number is typed before it is published. */
export const manyPeople = 10_000;

/** The languages that a message lacks, by their letters. */
export const lackedBy = (one: { title_en: string | null; title_uz: string | null }): string[] => [
  ...(one.title_uz ? [] : ['uz']),
  ...(one.title_en ? [] : ['en']),
];

/** Whom it is sent to is not written down yet: it is what is reckoned at the moment. */
export const isToBeSettled = ({ delivery: now }: Pick<PushMessage, 'delivery'>): boolean =>
  now === 'draft' || now === 'planned';
