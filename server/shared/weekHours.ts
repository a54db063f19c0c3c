interface DayHours {
  from: string;
  to: string;
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The hours of a week by days, as a merchant and its branches keep them; none is a day off. */
export type WeekHours = Record<(typeof weekdays)[number], DayHours | null>;

/** Whether each day that is no day off ends after it has begun; the contract has times written alike, so they compare as texts. */
export const areHours = (week: WeekHours): boolean =>
  Object.values(week).every((hours) => hours === null || hours.to > hours.from);

/** A week as the journal tells it: a field for each day. */
export const hoursByDay = (week: WeekHours) =>
  Object.fromEntries(weekdays.map((day) => [day, week[day] && `${week[day].from}–${week[day].to}`])) as Record<
    (typeof weekdays)[number],
    string | null
  >;
