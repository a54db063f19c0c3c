interface DayHours {
  from: string;
  to: string;
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The hours of a week by days, as a merchant and its branches keep them; none is a day off. */
export type WeekHours = Record<(typeof days)[number], DayHours | null>;

/** Whether each day that is no day off ends after it has begun; the contract has times written alike, so they compare as texts. */
export const areHours = (week: WeekHours): boolean =>
  Object.values(week).every((hours) => hours === null || hours.to > hours.from);

/** A week as one text, written alike for equal weeks: for comparing it, and for the journal. */
export const hoursAsText = (week: WeekHours): string => JSON.stringify(week, [...days, 'from', 'to']);
