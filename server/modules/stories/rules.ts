import { refusedAddress } from '../../shared/actionAddress';
import type { RefusalCode } from '../../shared/codes';
import { isPublicAddress } from '../../shared/publicAddress';

interface Shown {
  start_date: string;
  end_date: string | null;
  is_active: boolean;
}

/** What is wrong with a story by itself: an end before the begin, and no cover or no slide where it is on. */
export function faultsOf(story: Shown, hasPreview: boolean, slides: number): Record<string, RefusalCode> {
  const { start_date: from, end_date: to, is_active: isOn } = story;
  return {
    ...(to !== null && to < from && { end_date: 'before_begin' as const }),
    ...(isOn && !hasPreview && { preview_id: 'required' as const }),
    ...(isOn && slides === 0 && { slides: 'required' as const }),
  };
}

interface Slide {
  image_key: string | null;
  video_url: string | null;
  button_ru: string | null;
  link: string | null;
}

/**
 * What is wrong with a slide by itself: neither picture nor video, a video that is no https address, a link that customers may not be led
 * to, a button without a link or a link without one.
 */
export function slideFault({
  image_key: image,
  video_url: video,
  button_ru: button,
  link,
}: Slide): Record<string, RefusalCode> {
  const refused = refusedAddress(link);
  return {
    ...(image === null && video === null && { image: 'required' as const }),
    ...(video !== null && !isPublicAddress(video) && { video_url: 'link_not_allowed' as const }),
    ...(refused !== undefined && { link: refused }),
    ...(button !== null && link === null && { link: 'required' as const }),
    ...(link !== null && button === null && { button_ru: 'required' as const }),
  };
}
