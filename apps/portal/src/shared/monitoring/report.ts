export type Report =
  | { kind: 'error'; name: string; message: string; stack: string; route: string }
  | { kind: 'timing'; name: 'first-load' | 'route'; ms: number; route: string }

const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
const NUMBER = /\d{4,}/g
const TOKEN = /\b(eyJ[\w-]+\.[\w-]+\.[\w-]*|[0-9a-f]{8}-[0-9a-f-]{27})/gi
const QUERY = /\?[^\s)]*/g
const LONGEST = 2_000

/** Removes what could identify a person from a text: addresses, numbers, ids, tokens and queries. */
export function withoutPersons(text: string): string {
  return text
    .replace(TOKEN, '•')
    .replace(ADDRESS, '•')
    .replace(QUERY, '')
    .replace(NUMBER, '•')
    .slice(0, LONGEST)
}

/** `route` is the route pattern, never the actual address. */
export function errorReport(error: unknown, route: string): Report {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { kind: 'error', name, message: withoutPersons(message), stack: withoutPersons(stack ?? ''), route }
}
