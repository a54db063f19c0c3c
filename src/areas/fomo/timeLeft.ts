/**
 * What is left until a moment, in hours and minutes; nothing once it is over.
 * @param until the wall clock of Tashkent, YYYY-MM-DD HH:mm:ss
 */
export function timeLeft(until: string, now: Date): { hours: number; minutes: number } | undefined {
  const left = new Date(`${until.replace(' ', 'T')}+05:00`).getTime() - now.getTime();
  if (!(left > 0)) return undefined;
  const minutes = Math.ceil(left / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
