import type { LessonData } from '../runtime/data.ts'
import { escapeHtml } from '../runtime/markup.ts'
import type { Course } from '../source/course.ts'

const isFromRight = (culture: string) => /^(ar|iw|he|fa|ur)\b/.test(culture)

/** JSON inside a script element must not be able to close it. */
const scriptsHtml = (data: LessonData) =>
  `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script src="lesson.js" defer></script>
`

export function documentHtml(course: Course, title: string, body: string, data?: LessonData): string {
  const { culture } = course
  return `<!doctype html>
<html lang="${culture}" dir="${isFromRight(culture) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(title)} · ${escapeHtml(course.title)}</title>
<link rel="stylesheet" href="style.css">
${data ? scriptsHtml(data) : ''}</head>
<body>
${body}
</body>
</html>
`
}
