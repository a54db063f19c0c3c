import type { RefusalCode } from '../../shared/codes';

interface Shown {
  start_date: string;
  end_date: string | null;
  is_active: boolean;
  action_type: string;
  action_value: string | null;
}

/**
 * What is wrong with a banner by itself: an end before the begin, no value where a press leads somewhere, no number where it leads to a
 * record, and no Russian picture, which stands in for the others, where it is on.
 */
export function faultsOf(banner: Shown, hasPicture: boolean): Record<string, RefusalCode> {
  const { start_date: from, end_date: to, action_type: kind, action_value: value } = banner;
  const isRecord = kind !== 'none' && kind !== 'link';
  return {
    ...(to !== null && to < from && { end_date: 'before_begin' as const }),
    ...(banner.is_active && !hasPicture && { image_ru: 'required' as const }),
    ...(kind !== 'none' && (value === null || value === '')
      ? { action_value: 'required' as const }
      : isRecord && !/^[1-9]\d{0,8}$/.test(value ?? '') && { action_value: 'unknown_value' as const }),
  };
}
