import type { Bytes } from './bytes.ts'

/** RFC 9285: the characters that a QR code packs into eleven bits per pair. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const BASE = ALPHABET.length

export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = [bytes[at], bytes[at + 1]]
    text += low === undefined ? digits(high, 2) : digits(high * 256 + low, 3)
  }
  return text
}

function digits(value: number, count: number): string {
  let [text, rest] = ['', value]
  for (let each = 0; each < count; each += 1) {
    text += ALPHABET.charAt(rest % BASE)
    rest = Math.floor(rest / BASE)
  }
  return text
}

/** Undefined for anything that `toBase45` wouldn't have written. */
export function fromBase45(text: string): Bytes | undefined {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3)
    const value = numberIn(group)
    if (value === undefined || group.length === 1 || value > (group.length === 3 ? 0xffff : 0xff))
      return undefined
    bytes.push(...(group.length === 3 ? [value >> 8, value & 0xff] : [value]))
  }
  return Uint8Array.from(bytes)
}

function numberIn(group: string): number | undefined {
  let value = 0
  for (let at = group.length - 1; at >= 0; at -= 1) {
    const digit = ALPHABET.indexOf(group.charAt(at))
    if (digit < 0) return undefined
    value = value * BASE + digit
  }
  return value
}
