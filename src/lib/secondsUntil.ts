/** Whole seconds until a moment of the services, which say their times by the clock of Tashkent; below zero when it is past. */
export const secondsUntil = (moment: string): number =>
  Math.ceil((Date.parse(`${moment.replace(' ', 'T')}+05:00`) - Date.now()) / 1000);
