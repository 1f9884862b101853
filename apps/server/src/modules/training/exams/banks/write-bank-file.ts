import type { BankFormat } from '@fathom/contract/training/banks'
import {
  type BankItem,
  type Pictures,
  pictureFile,
  writeCsv,
  writeGift,
  writeMoodle,
  writeQti,
} from '@fathom/domain/training/banks'
import { strToU8, zipSync } from 'fflate'

type Exported = {
  title: string
  items: readonly BankItem[]
  sections: readonly { id: string; title: string }[]
  pictures: Pictures
}
type BankFile = { extension: string; type: string; bytes: Buffer }

/** A bank as a file that other tools read. */
export function writeBankFile(format: BankFormat, { title, items, sections, pictures }: Exported): BankFile {
  const place = (section: string) => sections.findIndex(({ id }) => id === section)
  const ordered = items.toSorted((one, other) => place(one.section) - place(other.section))
  const topicOf = (section: string) => sections.find(({ id }) => id === section)?.title ?? section
  const asText = (extension: string, type: string, text: string): BankFile => ({
    extension,
    type,
    bytes: Buffer.from(text),
  })
  switch (format) {
    case 'csv':
      return asText('csv', 'text/csv; charset=utf-8', writeCsv(ordered, topicOf))
    case 'gift':
      return asText('gift.txt', 'text/plain; charset=utf-8', writeGift(ordered, topicOf))
    case 'moodle':
      return asText('moodle.xml', 'application/xml', writeMoodle(ordered, topicOf, pictures))
    default: {
      const files = writeQti(format === 'qti-3.0' ? '3.0' : '2.2', title, ordered, sections, pictures)
      const zipped = zipSync({
        ...Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)])),
        ...Object.fromEntries(
          [...pictures].map(([id, data]) => [pictureFile(id), Buffer.from(data, 'base64')]),
        ),
      })
      return { extension: `${format}.zip`, type: 'application/zip', bytes: Buffer.from(zipped) }
    }
  }
}
