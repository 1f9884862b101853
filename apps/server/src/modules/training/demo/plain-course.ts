import { strToU8, zipSync } from 'fflate'

export type CourseName = 'open-water' | 'nitrox'

const LESSONS: Readonly<Record<CourseName, readonly string[]>> = {
  'open-water': [
    'Water world',
    'Your equipment',
    'Breathing under pressure',
    'Plan a dive',
    'When things go wrong',
  ],
  nitrox: ['More oxygen, less nitrogen', 'Analyse and plan'],
}

const ANY_DAY = new Date(2026, 0, 1)

/** The outline of a course, until its lessons are written. */
export function buildCourse(name: CourseName): Uint8Array {
  const lessons = [
    ...LESSONS[name].map((title, at) => ({ id: `lesson-${at + 1}`, title })),
    { id: 'exam', title: 'Final exam' },
  ]
  const item = ({ id, title }: { id: string; title: string }) =>
    `<item identifier="${id}" identifierref="r-${id}"><title>${title}</title>${id === 'exam' ? '<adlcp:masteryscore>75</adlcp:masteryscore>' : ''}</item>`
  const resource = ({ id }: { id: string }) =>
    `<resource identifier="r-${id}" type="webcontent" adlcp:scormtype="sco" href="${id}.html"><file href="${id}.html"/></resource>`
  const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest identifier="${name}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>${name}</title>${lessons.map(item).join('')}</organization></organizations><resources>${lessons.map(resource).join('')}</resources></manifest>`
  const pages = lessons.map(
    ({ id, title }) => [`${id}.html`, strToU8(`<!doctype html><title>${title}</title>`)] as const,
  )
  const files = [['imsmanifest.xml', strToU8(manifest)] as const, ...pages]
  return zipSync(
    Object.fromEntries(
      files.map(([path, bytes]) => [path, [bytes, { mtime: ANY_DAY }] as [Uint8Array, object]]),
    ),
  )
}
