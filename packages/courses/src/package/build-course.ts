import { readFileSync } from 'node:fs'
import { listFontFiles, lookStylesheet } from '@fathom/look/files.ts'
import { strToU8, zipSync } from 'fflate'
import { examPage } from '../pages/exam-page.ts'
import { lessonPage } from '../pages/lesson-page.ts'
import { readCourse, readOwn } from '../source/read-course.ts'
import { courseIndex } from './course-index.ts'
import { runtime } from './runtime.generated.ts'
import { scorm12Manifest } from './scorm-12-manifest.ts'
import { scorm2004Manifest } from './scorm-2004-manifest.ts'

export type CourseName = 'open-water' | 'nitrox' | 'discover-scuba' | 'buoyancy'

function sharedFiles(): Map<string, Uint8Array> {
  const fonts = [...listFontFiles()].map(([name, path]) => [`fonts/${name}`, readFileSync(path)] as const)
  return new Map<string, Uint8Array>([
    [
      'style.css',
      strToU8(
        `${lookStylesheet('fonts/')}\n${readOwn('src', 'pages', 'lesson.css')}\n${readOwn('src', 'pages', 'drawing.css')}`,
      ),
    ],
    ['lesson.js', strToU8(runtime)],
    ...fonts,
  ])
}

/** All files of a package by path. */
export function listCourseFiles(name: CourseName, culture: string): Map<string, Uint8Array> {
  const course = readCourse(name, culture)
  const shared = new Map([
    ...sharedFiles(),
    ['course-index.json', strToU8(JSON.stringify(courseIndex(course)))],
  ])
  const manifest = course.standard === 'scorm-1.2' ? scorm12Manifest : scorm2004Manifest
  const pages = course.lessons.map(
    (lesson) => [`${lesson.id}.html`, strToU8(lessonPage(course, lesson))] as const,
  )
  return new Map<string, Uint8Array>([
    ['imsmanifest.xml', strToU8(manifest(course, [...shared.keys()]))],
    ...pages,
    ['exam.html', strToU8(examPage(course))],
    ...shared,
  ])
}

/**
 * Builds the course as a package that any learning management system can import; the same sources give the
 * same bytes.
 */
export function buildCourse(name: CourseName, culture = 'en-US'): Uint8Array {
  // A zip stores local time without a zone, so this date reads the same everywhere.
  const mtime = new Date(2026, 0, 1)
  const files = [...listCourseFiles(name, culture)].map(
    // Fonts are already compressed.
    ([path, bytes]) => [path, [bytes, { mtime, level: path.endsWith('.woff2') ? 0 : 6 }]] as const,
  )
  return zipSync(Object.fromEntries(files) as Parameters<typeof zipSync>[0])
}
