/** NV-10: sites under `cn` must show the record of their licence. */
export function needsLicenceRecord(host: string): boolean {
  return host.toLowerCase().endsWith('cn')
}
