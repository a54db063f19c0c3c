import { Building20Regular, Filter20Regular, FilterDismiss20Regular, People20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { InvestorStatus } from '../../../api/investment/investors';
import { usePaletteCommands, type PaletteCommand } from '../../../kit/state/paletteCommands';
import { m } from '../messages';

const p = defineMessages({
  byStatus: { id: 'investors.palette.byStatus', defaultMessage: 'Показать по статусу' },
  byStatusWords: { id: 'investors.palette.byStatusWords', defaultMessage: 'фильтр отбор filter status holat' },
  clear: { id: 'investors.palette.clear', defaultMessage: 'Сбросить фильтры' },
  notFiltered: { id: 'investors.palette.notFiltered', defaultMessage: 'Фильтров нет' },
});

interface List {
  filters: { subject: 'individual' | 'business'; status?: readonly InvestorStatus[] };
  set: (patch: { subject?: 'individual' | 'business'; status?: InvestorStatus[] }) => void;
  clear: () => void;
  isFiltered: boolean;
}

interface StatusOption {
  value: InvestorStatus;
  label: MessageDescriptor | string;
}

/** What the list of investors offers in the palette: the views and filters of its toolbar. */
export function useListCommands(list: List, options: readonly StatusOption[]): void {
  const { set, clear, isFiltered } = list;
  const { subject, status } = list.filters;
  usePaletteCommands(
    useMemo((): PaletteCommand[] => {
      const choices = options.flatMap(({ value, label }): PaletteCommand[] =>
        typeof label === 'string'
          ? []
          : [
              {
                id: `investors.status.${value}`,
                title: label,
                isPicked: status?.length === 1 && status[0] === value,
                run: () => set({ status: [value] }),
              },
            ],
      );
      const isPerson = subject === 'individual';
      return [
        { id: 'investors.byStatus', title: p.byStatus, keywords: p.byStatusWords, icon: Filter20Regular, choices },
        {
          id: 'investors.subject',
          title: isPerson ? m.businesses : m.individuals,
          icon: isPerson ? Building20Regular : People20Regular,
          run: () => set({ subject: isPerson ? 'business' : 'individual' }),
        },
        {
          id: 'investors.clear',
          title: p.clear,
          icon: FilterDismiss20Regular,
          disabledReason: !isFiltered && p.notFiltered,
          run: clear,
        },
      ];
    }, [options, set, clear, isFiltered, subject, status]),
  );
}
