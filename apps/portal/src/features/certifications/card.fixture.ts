import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'

/** For tests. */
export const aCertification = (more: Partial<CertificationWire> = {}): CertificationWire => ({
  licenseID: '2503118466',
  levelID: 40,
  levelCode: 'rescue',
  title: 'Rescue Diver',
  cardGroupCode: 'card-group-default',
  kind: 'consumer',
  certDate: '2025-03-14',
  expiresOn: null,
  standing: 'valid',
  qualifiedDepth: 30,
  gasLimit: null,
  instructor: { number: 500001, name: 'Kai Nakamura' },
  store: { number: 7001, name: 'Harbour Divers' },
  eCardStockID: '60040',
  noECardReason: null,
  isRedeemable: false,
  ...more,
})

export const anECard = (more: Partial<ECardWire> = {}): ECardWire => ({
  ...aCertification(),
  eCardStockID: '60040',
  certDate: '2025-03-14',
  noECardReason: null,
  isRedeemable: false,
  holderName: 'Mara Lindqvist',
  birthdate: '1991-04-18',
  photo: null,
  code: 'FTH1:NCF',
  faceCode: null,
  keyId: '2bbf60853fe734c6',
  ...more,
})
