/**
 * A date for the functions of date-fns. They reckon by what the methods without UTC in their names say, which is the zone
 * of the computer: there a day may last 23 hours, or be left out altogether. Here those methods say UTC.
 */
export class UtcDate extends Date {
  override getFullYear = () => this.getUTCFullYear();
  override getMonth = () => this.getUTCMonth();
  override getDate = () => this.getUTCDate();
  override getHours = () => this.getUTCHours();
  override getMinutes = () => this.getUTCMinutes();
  override getSeconds = () => this.getUTCSeconds();
  override setFullYear = (...parts: Parameters<Date['setFullYear']>) => this.setUTCFullYear(...parts);
  override setMonth = (...parts: Parameters<Date['setMonth']>) => this.setUTCMonth(...parts);
  override setDate = (...parts: Parameters<Date['setDate']>) => this.setUTCDate(...parts);
  override setHours = (...parts: Parameters<Date['setHours']>) => this.setUTCHours(...parts);
}
