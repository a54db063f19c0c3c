import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The groups of the side menu, in the order in which they stand there. */
export const sections = defineMessages({
  monitoring: { id: 'routes.sections.monitoring', defaultMessage: 'Мониторинг' },
  investments: { id: 'routes.sections.investments', defaultMessage: 'Инвестиции' },
  access: { id: 'routes.sections.access', defaultMessage: 'Доступ' },
}) satisfies Record<string, MessageDescriptor>;

export type SectionId = keyof typeof sections;

export const sectionIds = Object.keys(sections) as SectionId[];
