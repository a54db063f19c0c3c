/** The types read as text, by their numbers in PostgreSQL: int8, date, timestamp, timestamptz, numeric. */
export const textTypes = [20, 1082, 1114, 1184, 1700];
