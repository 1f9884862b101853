export type CalendarEvent = {
  /** Stays the same when the event changes, so that a calendar replaces it. */
  uid: string
  /** Grows with each change. */
  sequence: number
  changedAt: Date
  begins: Date
  ends: Date
  summary: string
  place: string
  note: string
}

const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** RFC 5545, 3.3.11. Some readers take the line separators of Unicode for the end of a line, so they are escaped too. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar refuses them
    .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '')

const LONGEST_LINE = 75

/** RFC 5545, 3.1: at most 75 bytes in a line, and no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let text = ''
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (length + bytes > LONGEST_LINE) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += bytes
  }
  return text
}

/** LE-09: an iCalendar file (RFC 5545) with times in UTC, which every calendar shows in its own zone. */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fathom//Classes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp(event.changedAt)}`,
      `LAST-MODIFIED:${stamp(event.changedAt)}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTART:${stamp(event.begins)}`,
      `DTEND:${stamp(event.ends)}`,
      `SUMMARY:${escaped(event.summary)}`,
      ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
      ...(event.note ? [`DESCRIPTION:${escaped(event.note)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
