/** When cards are charged by themselves, as the payment settings say. */
interface Settings {
  autopay_enabled: boolean;
  /** Hours of the day in Tashkent, 0 to 23. */
  autopay_hours: readonly number[];
}

/** Whether the hour is one in which cards are charged. */
export const isHourOfAutopay = ({ autopay_enabled: isOn, autopay_hours: hours }: Settings, hour: number): boolean =>
  isOn && hours.includes(hour);

/** An hour of a day in which cards are charged by themselves, and what the settings say of it. */
export interface AutopayHour {
  day: string;
  hour: number;
  /** How often a card that refuses is tried again on that day. */
  retryCount: number;
  /** By other settings what they refused is tried again. */
  settingsVersion: number;
}
/** What every try of a day is called by; the hour follows. */
export const autopayOf = (id: number, { day, hour }: Pick<AutopayHour, 'day' | 'hour'>): string =>
  `autopay-${id}-${day}-${hour}`;
