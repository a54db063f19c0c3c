/**
 * A date for the functions of date-fns. They reckon by what the methods without UTC in their names say, which is the zone
 * of the computer: there a day may last 23 hours, or be left out altogether. Here those methods say UTC.
 */
export class UtcDate extends Date {
  override getFullYear() {
    return this.getUTCFullYear();
  }
  override getMonth() {
    return this.getUTCMonth();
  }
  override getDate() {
    return this.getUTCDate();
  }
  override getHours() {
    return this.getUTCHours();
  }
  override getMinutes() {
    return this.getUTCMinutes();
  }
  override getSeconds() {
    return this.getUTCSeconds();
  }
  override setFullYear(...parts: Parameters<Date['setFullYear']>) {
    return this.setUTCFullYear(...parts);
  }
  override setMonth(...parts: Parameters<Date['setMonth']>) {
    return this.setUTCMonth(...parts);
  }
  override setDate(...parts: Parameters<Date['setDate']>) {
    return this.setUTCDate(...parts);
  }
  override setHours(...parts: Parameters<Date['setHours']>) {
    return this.setUTCHours(...parts);
  }
}
