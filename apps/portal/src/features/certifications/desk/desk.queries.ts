import type {
  CertificationHolderWire,
  CertificationWire,
  CorrectionWire,
  ImportReceiptWire,
  NewCertificationWire,
  NewImportWire,
} from '@fathom/contract/certifications'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import { OFFICE_KEY } from '../office/office.queries.ts'

type Http = Pick<Calls, 'http'>

/** Who has this affiliate number. */
export const holderQuery = ({ http }: Http, number: string) =>
  queryOptions({
    queryKey: [...OFFICE_KEY, 'holder', number],
    queryFn: ({ signal }) =>
      http.get<CertificationHolderWire>('office', 'certification-holders/{affiliateId}', {
        params: { affiliateId: number },
        signal,
      }),
    enabled: number !== '',
  })

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
