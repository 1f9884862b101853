import type { ExamData, LessonData } from '../runtime/data.ts'
import { escapeHtml } from '../runtime/markup.ts'
import type { Course } from '../source/course.ts'

const isFromRight = (culture: string) => /^(ar|iw|he|fa|ur)\b/.test(culture)

/** JSON inside a script element must not be able to close it. */
const asScript = (data: LessonData | ExamData) => JSON.stringify(data).replaceAll('<', '\\u003c')

export function documentHtml(
  course: Course,
  title: string,
  body: string,
  data: LessonData | ExamData,
): string {
  const { culture } = course
  return `<!doctype html>
<html lang="${culture}" dir="${isFromRight(culture) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(title)} · ${escapeHtml(course.title)}</title>
<link rel="stylesheet" href="style.css">
<script type="application/json" id="data">${asScript(data)}</script>
<script src="lesson.js" defer></script>
</head>
<body>
${body}
</body>
</html>
`
}
