const ENDINGS = {
  'application/pdf': { right: /\.pdf$/i, ending: '.pdf' },
  'image/jpeg': { right: /\.jpe?g$/i, ending: '.jpg' },
  'image/png': { right: /\.png$/i, ending: '.png' },
} as const

type NamedType = keyof typeof ENDINGS

/**
 * The name of a file that others save, with the ending of what is in it. A system opens a file by its ending, so
 * `Certificate.hta` becomes `Certificate.hta.pdf`. A picture that we store in another format loses its former one.
 */
export function fileNameOf(name: string, type: NamedType): string {
  const { right, ending } = ENDINGS[type]
  if (right.test(name)) return name
  const bare = type === 'application/pdf' ? name : name.replace(/\.(png|jpe?g)$/i, '')
  return `${bare}${ending}`
}
