import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import forge from 'node-forge'

type Subject = { commonName: string; passType?: string; team?: string }

const newKey = (passphrase?: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    ...(passphrase !== undefined && { cipher: 'aes-256-cbc', passphrase }),
  })
  const plain = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  return {
    pem: pem.toString(),
    plain,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

type Key = ReturnType<typeof newKey>
type Signer = { subject: Subject; key: Key }

function certificate(subject: Subject, key: Key, signer: Signer): string {
  const made = forge.pki.createCertificate()
  made.publicKey = forge.pki.publicKeyFromPem(key.publicPem)
  made.serialNumber = '01'
  made.validity.notBefore = new Date('2026-01-01T00:00:00Z')
  made.validity.notAfter = new Date('2036-01-01T00:00:00Z')
  made.setSubject(attributes(subject))
  made.setIssuer(attributes(signer.subject))
  made.sign(forge.pki.privateKeyFromPem(signer.key.plain), forge.md.sha256.create())
  return forge.pki.certificateToPem(made)
}

const UID = '0.9.2342.19200300.100.1.1'
const attributes = ({ commonName, passType, team }: Subject) => [
  ...(passType ? [{ type: UID, value: passType }] : []),
  { name: 'commonName', value: commonName },
  ...(team ? [{ shortName: 'OU', value: team }] : []),
]

/** Certificates of the kind that Apple issues, and the key of a service account, as files in a folder. */
export function walletFiles(folder: string, { passphrase }: { passphrase?: string } = {}) {
  const write = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  const authority: Signer = { subject: { commonName: 'Authority for passes' }, key: newKey() }
  const pass = newKey(passphrase)
  const google = newKey()
  const subject = { commonName: 'Pass Type ID', passType: 'pass.org.example.cards', team: 'A1B2C3D4E5' }
  const account = { client_email: 'cards@example.iam.gserviceaccount.com', private_key: google.pem }
  return {
    env: {
      APPLE_WALLET_CERTIFICATE: write('pass.pem', certificate(subject, pass, authority)),
      APPLE_WALLET_KEY: write('pass.key', pass.pem),
      APPLE_WALLET_INTERMEDIATE: write(
        'authority.pem',
        certificate(authority.subject, authority.key, authority),
      ),
      GOOGLE_WALLET_ISSUER: '3388000000012345678',
      GOOGLE_WALLET_KEY: write('google.json', JSON.stringify(account)),
    },
    otherKey: write('other.key', authority.key.pem),
    otherCertificate: write('other.pem', certificate(authority.subject, authority.key, authority)),
    googlePublicKey: google.publicPem,
  }
}
