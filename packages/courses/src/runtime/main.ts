import { connect } from './connect.ts'
import type { ExamData, LessonData } from './data.ts'
import { ExamPlayer } from './exam.ts'
import { LessonPlayer } from './lesson.ts'

const theme = new URLSearchParams(location.search).get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const data: LessonData | ExamData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const now = () => Date.now()
const recorder = connect(window as unknown as Parameters<typeof connect>[0], now)
const newSeed = () => 1 + Math.floor(Math.random() * 0x7fffffff)
const player =
  data.kind === 'lesson'
    ? new LessonPlayer(document, data, recorder, now)
    : new ExamPlayer(document, data, recorder, now, newSeed)
player.start()
addEventListener('pagehide', () => recorder.end())
