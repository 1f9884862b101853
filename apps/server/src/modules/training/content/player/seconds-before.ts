/** How long an asset was open in earlier sittings. */
export function secondsBefore(saved: Readonly<Record<string, unknown>> | null): number {
  return typeof saved?.seconds === 'number' && saved.seconds >= 0 ? saved.seconds : 0
}
