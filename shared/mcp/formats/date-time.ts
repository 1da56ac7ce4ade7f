/** Dates and times of ISO 8601, in the forms that programs write: a calendar date, mostly with a time and an offset. */

const form =
  /^\d{4}(-?)(\d\d)\1(\d\d)(?:[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

export function isDateTime(text: string): boolean {
  const parts = text.length > 60 ? null : form.exec(text);
  if (parts === null) return false;
  const [month, day, hour, minute, second] = parts.slice(2).map((part) => (part === undefined ? 0 : Number(part)));
  return (
    between(month, 1, 12) &&
    between(day, 1, 31) &&
    between(hour, 0, 24) &&
    between(minute, 0, 59) &&
    between(second, 0, 60)
  );
}

function between(value: number | undefined, low: number, high: number): boolean {
  return value !== undefined && value >= low && value <= high;
}
