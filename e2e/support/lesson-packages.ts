import { zipOf } from '../../apps/server/src/platform/zip/zips.fixture.ts'

const MANIFEST = `<?xml version="1.0"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="o"><organization identifier="o"><title>Drift</title>
    <item identifier="L1" identifierref="r"><title>Currents</title></item></organization></organizations>
  <resources><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="lesson.html"/></resources>
</manifest>`

/**
 * A lesson like tools wrote it twenty years ago: it searches its parents for the runtime, and ends on unload.
 */
const LESSON = `<!doctype html><html lang="en"><title>Currents</title><h1>Currents</h1>
<p id="place"></p><p id="reach"></p><button onclick="next()">Next page</button>
<script>
  function climb(win, name) { while (!win[name] && win.parent && win.parent !== win) win = win.parent; return win[name] }
  var API = climb(window, 'API_1484_11') || climb(window, 'API')
  API.LMSInitialize('')
  var page = Number((API.LMSGetValue('cmi.core.lesson_location') || '1/3').split('/')[0])
  function show() { document.getElementById('place').textContent = 'Page ' + page + ' for ' + API.LMSGetValue('cmi.core.student_name') }
  function next() {
    page += 1
    API.LMSSetValue('cmi.core.lesson_location', page + '/3')
    API.LMSSetValue('cmi.core.lesson_status', page < 3 ? 'incomplete' : 'completed')
    if (page === 3) API.LMSSetValue('cmi.core.score.raw', '88')
    API.LMSCommit('')
    show()
  }
  show()
  window.onunload = function () { API.LMSSetValue('cmi.core.exit', 'suspend'); API.LMSFinish('') }
  var reach = []
  try { reach.push(top.document.title) } catch (e) { reach.push(e.name) }
  reach.push(/fathom/.test(document.cookie) ? 'cookie' : 'no cookie')
  document.getElementById('reach').textContent = reach.join(', ')
</script></html>`

export const scormPackage = () => zipOf({ 'imsmanifest.xml': MANIFEST, 'lesson.html': LESSON })

/** The lesson itself is in a window that its first page opens; its runtime is above the opener. */
const OPENER = `<!doctype html><html lang="en"><title>Currents</title><button onclick="window.open('window.html')">Begin</button></html>`
const WINDOW = `<!doctype html><html lang="en"><title>Currents</title><p id="said"></p>
<script>
  var win = window.opener
  while (win && !win.API && win.parent !== win) win = win.parent
  var API = win && win.API
  if (API) { API.LMSInitialize(''); API.LMSSetValue('cmi.core.lesson_status', 'completed'); API.LMSFinish('') }
  document.getElementById('said').textContent = API ? 'Completed' : 'No runtime'
</script></html>`

export const windowPackage = () =>
  zipOf({ 'imsmanifest.xml': MANIFEST, 'lesson.html': OPENER, 'window.html': WINDOW })

const STRUCTURE = `<?xml version="1.0"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="https://example.org/c"><title><langstring lang="en-US">Drift</langstring></title></course>
  <au id="https://example.org/au" moveOn="CompletedOrPassed" masteryScore="0.7"><title><langstring lang="en-US">Buoys</langstring></title><url>unit/index.html</url></au>
</courseStructure>`

/** A unit that starts its session, stores a bookmark, and passes on command. */
const UNIT = `<!doctype html><html lang="en"><title>Buoys</title><h1>Buoys</h1><p id="where">…</p><button onclick="pass()">Pass</button>
<script>
  const given = new URLSearchParams(location.search)
  const actor = JSON.parse(given.get('actor')), activityId = given.get('activityId'), registration = given.get('registration')
  let key
  const call = (method, path, body) => fetch(given.get('endpoint') + path, { method, body: body && JSON.stringify(body),
    headers: { authorization: 'Basic ' + key, 'content-type': 'application/json', 'x-experience-api-version': '1.0.3' } })
  const state = (id) => 'activities/state?' + new URLSearchParams({ activityId, agent: JSON.stringify(actor), registration, stateId: id })
  let template
  const say = (verb, result) => call('POST', 'statements', { actor, verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb },
    object: { id: activityId }, result, context: { ...template, contextActivities: { ...template.contextActivities,
      category: [{ id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }] } } })
  async function begin() {
    key = (await (await fetch(given.get('fetch'), { method: 'POST' })).json())['auth-token']
    const launch = await (await call('GET', state('LMS.LaunchData'))).json()
    template = launch.contextTemplate
    await say('initialized')
    await call('PUT', state('bookmark'), { page: 2 })
    where.textContent = 'Mastery ' + launch.masteryScore + ', page ' + (await (await call('GET', state('bookmark'))).json()).page
    window.back = launch.returnURL
  }
  async function pass() {
    await say('passed', { success: true, score: { scaled: 0.9 }, duration: 'PT2M' })
    await say('terminated', { duration: 'PT3M' })
    location.href = window.back
  }
  begin()
</script></html>`

export const cmi5Package = () => zipOf({ 'cmi5.xml': STRUCTURE, 'unit/index.html': UNIT })
