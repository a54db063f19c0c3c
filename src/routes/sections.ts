import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The groups of the side menu, in the order in which they stand there; one without screens is not shown. */
export const sections = defineMessages({
  monitoring: { id: 'routes.sections.monitoring', defaultMessage: 'Мониторинг' },
  investments: { id: 'routes.sections.investments', defaultMessage: 'Инвестиции' },
  claims: { id: 'routes.sections.claims', defaultMessage: 'Заявки' },
  finance: { id: 'routes.sections.finance', defaultMessage: 'Финансы' },
  instalment: { id: 'routes.sections.instalment', defaultMessage: 'Рассрочка' },
  customers: { id: 'routes.sections.customers', defaultMessage: 'Клиенты' },
  merchants: { id: 'routes.sections.merchants', defaultMessage: 'Мерчанты' },
  marketplace: { id: 'routes.sections.marketplace', defaultMessage: 'Маркетплейс' },
  payments: { id: 'routes.sections.payments', defaultMessage: 'Платежи' },
  content: { id: 'routes.sections.content', defaultMessage: 'Контент и маркетинг' },
  realEstate: { id: 'routes.sections.realEstate', defaultMessage: 'Недвижимость' },
  accounting: { id: 'routes.sections.accounting', defaultMessage: 'Бухгалтерия' },
  access: { id: 'routes.sections.access', defaultMessage: 'Доступ' },
  settings: { id: 'routes.sections.settings', defaultMessage: 'Настройки' },
}) satisfies Record<string, MessageDescriptor>;

export type SectionId = keyof typeof sections;

export const sectionIds = Object.keys(sections) as SectionId[];
