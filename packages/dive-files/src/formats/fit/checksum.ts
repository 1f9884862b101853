/** One entry for each half of a byte, of the polynomial that the FIT protocol fixes. */
const TABLE = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000,
  0x9c01, 0x8801, 0x4400,
]

const step = (sum: number, half: number) =>
  ((sum >> 4) & 0x0fff) ^ (TABLE[sum & 15] ?? 0) ^ (TABLE[half & 15] ?? 0)

/** The checksum at the end of a FIT file. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) sum = step(step(sum, byte), byte >> 4)
  return sum
}
