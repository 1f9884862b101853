/** NV-10: sites under `cn` must show their license record. */
export function needsLicenceRecord(host: string): boolean {
  return host.toLowerCase().endsWith('cn')
}
