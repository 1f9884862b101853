import type {
  CertificationWire,
  CorrectionWire,
  ImportReceiptWire,
  NewCertificationWire,
  NewImportWire,
} from '@fathom/contract/certifications'
import type { Calls } from '../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

/** Ten thousand cards are issued in one go. */
const IMPORT_MS = 900_000

export const issueCertification = ({ http }: Http, body: NewCertificationWire): Promise<CertificationWire> =>
  http.post<CertificationWire>('office', 'certifications', { body })

export const correctCertification = (
  { http }: Http,
  licenseID: string,
  body: CorrectionWire,
): Promise<CertificationWire> =>
  http.post<CertificationWire>('office', 'certifications/{licenseID}/correction', {
    params: { licenseID },
    body,
  })

export const checkImport = ({ http }: Http, text: string): Promise<ImportReceiptWire> =>
  http.post<ImportReceiptWire>('office', 'certification-imports/check', {
    body: { text },
    timeoutMs: IMPORT_MS,
  })

export const importFile = ({ http }: Http, body: NewImportWire): Promise<ImportReceiptWire> =>
  http.post<ImportReceiptWire>('office', 'certification-imports', { body, timeoutMs: IMPORT_MS })

export const downloadReceipt = ({ http }: Http, importId: string, culture: string): Promise<Blob> =>
  http.download('office', 'certification-imports/{importId}/receipt.csv', {
    params: { importId },
    query: { culture },
  })
