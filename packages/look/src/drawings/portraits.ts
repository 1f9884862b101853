// Portraits are placeholders for photos: shoulders, head, hair, no face.
type Hair = 'bun' | 'long' | 'short' | 'bob' | 'scarf'
type Look = { back: string; skin: string; hair: string; cut: Hair; suit: string }

const people = {
  mara: { back: '#bfe6ea', skin: '#f0c4a0', hair: '#c98a3c', cut: 'long', suit: '#0b3350' },
  ines: { back: '#8fd9d6', skin: '#c98d62', hair: '#2b1a14', cut: 'bun', suit: '#0d3c5e' },
  kai: { back: '#ffd9a8', skin: '#e0ac7f', hair: '#161b22', cut: 'short', suit: '#112233' },
  sam: { back: '#cfe9d8', skin: '#6f4630', hair: '#14100e', cut: 'short', suit: '#0c4a55' },
  nico: { back: '#d3efe6', skin: '#f3d0b3', hair: '#d9a441', cut: 'short', suit: '#0d5c63' },
  dana: { back: '#ffe6c4', skin: '#8d5a3b', hair: '#20140f', cut: 'bun', suit: '#0b3350' },
  milo: { back: '#e0ecff', skin: '#f0c8a8', hair: '#b5562b', cut: 'short', suit: '#c2410c' },
  wei: { back: '#d9f0ee', skin: '#ecc39d', hair: '#15151c', cut: 'long', suit: '#134e6f' },
  noura: { back: '#d8e6f3', skin: '#d3a07a', hair: '#16324a', cut: 'scarf', suit: '#0d3c5e' },
  ruth: { back: '#f3d9d2', skin: '#eec3a5', hair: '#cfd5da', cut: 'bob', suit: '#243b53' },
  leo: { back: '#cfe0f6', skin: '#f1c9a8', hair: '#7a4a25', cut: 'short', suit: '#0b3350' },
  aya: { back: '#ffe2cf', skin: '#e6b48c', hair: '#1c1a22', cut: 'bob', suit: '#113344' },
} as const satisfies Record<string, Look>

export type PortraitName = keyof typeof people

const shapes: Record<Hair, { behind: string; before: string }> = {
  bun: {
    behind: '',
    before:
      'M41 15a9 9 0 1 1 18 0 9 9 0 1 1-18 0ZM29 46c-4-24 8-34 21-34s25 10 21 34c-3-12-9-18-21-18s-18 6-21 18Z',
  },
  long: {
    behind:
      'M26 78c-3-30-4-64 24-66 28 2 27 36 24 66-4 2-9 0-11-4V44c-4-8-8-12-13-13-6 4-10 8-13 14v29c-2 4-7 6-11 4Z',
    before: 'M30 44c0-16 8-25 20-25s20 9 20 25c-6-3-11-8-14-14-6 8-16 13-26 14Z',
  },
  short: {
    behind: '',
    before: 'M29 42c-3-20 8-30 21-30s24 10 21 30c-2-8-5-13-9-15-8 3-17 2-24 0-4 2-7 7-9 15Z',
  },
  bob: {
    behind: '',
    before:
      'M27 60c-3-30 3-48 23-48s26 18 23 48c-4 2-7 0-8-4V42c-5-4-9-8-11-11-5 6-12 9-19 11v14c-1 4-4 6-8 4Z',
  },
  scarf: { behind: 'M22 88C20 40 26 10 50 10s30 30 28 78Z', before: '' },
}

/** A square portrait that works as a file and inside a page. */
export function portrait(name: PortraitName): string {
  const { back, skin, hair, cut, suit } = people[name]
  const { behind, before } = shapes[cut]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    `<rect width="100" height="100" fill="${back}"/><path d="${behind}" fill="${hair}"/>` +
    `<path d="M10 104c2-22 16-30 40-30s38 8 40 30Z" fill="${suit}"/><path d="M42 62h16v13c-4 5-12 5-16 0Z" fill="${skin}"/>` +
    '<path d="M42 66c4 4 12 4 16 0v5c-5 4-11 4-16 0Z" fill="#000" opacity=".12"/><path d="M50 80v22" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>' +
    `<ellipse cx="50" cy="46" rx="18.5" ry="22" fill="${skin}"/><path d="${before}" fill="${hair}"/></svg>`
  )
}
