import { connect } from './connect.ts'
import type { LessonData } from './data.ts'
import { LessonPlayer } from './lesson.ts'

const parameters = new URLSearchParams(location.search)
const theme = parameters.get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const data: LessonData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const now = () => Date.now()
const recorder = connect(window as unknown as Parameters<typeof connect>[0], now)
new LessonPlayer(document, data, recorder, now).start(parameters.get('fathom-page'))
addEventListener('pagehide', () => recorder.end())
