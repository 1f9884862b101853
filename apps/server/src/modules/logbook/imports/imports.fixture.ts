import type { ImportWire } from '@fathom/contract/logbook'

type Dive = {
  start?: string
  depth?: number
  minutes?: number
  place?: string
  serial?: string
  notes?: string
}

/** A file as Subsurface writes it, of our own dives. */
export const aSubsurfaceFile = (dives: readonly Dive[]): string => {
  const places = [...new Set(dives.flatMap(({ place }) => place ?? []))]
  const siteOf = (place: string) => (places.indexOf(place) + 16).toString(16).padStart(8, '0')
  const sites = places.map((place) => `<site uuid='${siteOf(place)}' name='${place}' gps='27.9 34.3'/>`)
  return `<divelog program='subsurface' version='3'><divesites>${sites.join('')}</divesites><dives>${dives
    .map((dive, at) => aDive(dive, at, dive.place && siteOf(dive.place)))
    .join('\n')}</dives></divelog>`
}

function aDive(
  { start = '2026-05-14 09:12:00', depth = 18.4, minutes = 42, serial = '1234', notes = '' }: Dive,
  at: number,
  site: string | undefined,
): string {
  const [day, time] = start.split(' ')
  const samples = [
    [0, 0],
    [3, depth],
    [Math.max(4, minutes - 5), 5],
    [minutes, 0],
  ]
    .map(([minute, meters]) => `<sample time='${minute}:00 min' depth='${meters} m' temp='24.0 C'/>`)
    .join('')
  return `<dive number='${at + 1}' ${site ? `divesiteid='${site}'` : ''} date='${day}' time='${time}' duration='${minutes}:00 min'>
    <buddy>Mara Lind</buddy><notes>${notes}</notes><suit>5 mm</suit>
    <cylinder description='Steel 12' size='12.0 l' workpressure='232.0 bar' o2='32.0%' start='200.0 bar' end='80.0 bar'/>
    <divecomputer model='Deepster 2' deviceid='${serial}'><depth max='${depth} m' mean='11.2 m'/><temperature water='24.0 C'/>${samples}</divecomputer>
  </dive>`
}

type World = { session(person: string): Promise<{ idToken: string }>; url: string | URL }

/** The import calls as this person. */
export function importing(world: World, person: string) {
  const call = async (method: string, path: string, body?: FormData | object) => {
    const { idToken } = await world.session(person)
    const isForm = body instanceof FormData
    return fetch(new URL(`/api/logbook/${path}`, world.url), {
      method,
      headers: {
        authorization: `Bearer ${idToken}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
  const send = (
    files: Readonly<Record<string, string | Uint8Array>>,
    fields: Record<string, string> = {},
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const [name, content] of Object.entries(files))
      form.append('file', new Blob([content as BlobPart]), name)
    return call('POST', 'imports', form)
  }
  return {
    call,
    send,
    preview: async (files: Readonly<Record<string, string | Uint8Array>>) => {
      const answer = await send(files)
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as ImportWire
    },
    accept: async (id: string, indexes?: readonly number[]) => {
      const answer = await call('POST', `imports/${id}/accept`, indexes ? { indexes } : {})
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as ImportWire
    },
  }
}
