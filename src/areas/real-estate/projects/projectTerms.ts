import {
  Archive16Regular,
  Building16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  Edit16Regular,
} from '@fluentui/react-icons';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { AttachmentType, ProjectStatus, ProjectType } from '../../../api/investment/projects';
import { choices } from '../../../kit/table/choices';
import { documentKinds, imageKinds, type FileKind } from '../../../lib/fileKind';
import { m } from './messages';

export const projectStatus = choices<ProjectStatus>({
  draft: { label: m.draft, tone: 'neutral', icon: Edit16Regular },
  fundraising: { label: m.fundraising, tone: 'warning', icon: Clock16Regular },
  funded: { label: m.funded, tone: 'success', icon: CheckmarkCircle16Regular },
  in_progress: { label: m.inProgress, tone: 'brand', icon: Building16Regular },
  completed: { label: m.completed, tone: 'success', icon: CheckmarkCircle16Regular },
  archived: { label: m.archived, tone: 'neutral', icon: Archive16Regular },
});

/** The step onward from each status; each but an archived one goes to the archive besides. */
export const stepOnward: Partial<Record<ProjectStatus, ProjectStatus>> = {
  draft: 'fundraising',
  funded: 'in_progress',
  in_progress: 'completed',
  archived: 'draft',
};

export const projectType = choices<ProjectType>({
  residential: m.residential,
  commercial: m.commercial,
  land: m.land,
  mixed: m.mixed,
});

export const attachmentType = choices<AttachmentType>({
  image: m.image,
  plan: m.plan,
  video: m.video,
  document: m.document,
});

/** What a file of each type may be, and how that is said. */
export const filesOfType: Record<AttachmentType, { kinds: readonly FileKind[]; help: MessageDescriptor }> = {
  image: { kinds: imageKinds, help: m.imageHelp },
  plan: { kinds: [...imageKinds, 'pdf'], help: m.planHelp },
  video: { kinds: ['mp4'], help: m.videoHelp },
  document: { kinds: documentKinds, help: m.documentHelp },
};

interface Titled {
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
}
/** The title in the language on the screen; the Russian one stands in where there is none. */
export function titleOf({ title_ru, title_en, title_uz }: Titled, { locale }: Pick<IntlShape, 'locale'>): string {
  const own = locale.startsWith('en') ? title_en : locale.startsWith('uz') ? title_uz : undefined;
  return own || title_ru;
}
