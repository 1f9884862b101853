export { BANK_LIMITS, type BankItem, type ItemFault, itemFault, tidy, tidyLine } from './bank-item.ts'
export { readCsv, writeCsv } from './csv.ts'
export { readGift, writeGift } from './gift.ts'
export { type Pictures, readMoodle, writeMoodle } from './moodle.ts'
export { type QtiFile, readQti } from './qti-read.ts'
export { pictureFile, writeQti } from './qti-write.ts'
export {
  type BankReading,
  type ImportFault,
  type ImportLoss,
  nameOfText,
  type ReadItem,
  type ReadPicture,
  type TrueFalse,
} from './reading.ts'
