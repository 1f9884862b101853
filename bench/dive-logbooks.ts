import type { ByteSource } from '../packages/dive-files/src/index.ts'

export const FORMATS = ['Subsurface', 'UDDF'] as const
export type LogbookFormat = (typeof FORMATS)[number]

const SAMPLES = 300
export const samplesOf = (dives: number) => dives * SAMPLES

type Sample = { seconds: number; depth: string; bar: number }
type Dive = { number: number; day: string; samples: readonly Sample[] }

/** A sample every ten seconds down to 30 m and back, with a transmitter. */
const samples: readonly Sample[] = Array.from({ length: SAMPLES }, (_, at) => ({
  seconds: at * 10,
  depth: (30 * Math.sin((Math.PI * at) / SAMPLES)).toFixed(1),
  bar: 200 - at / 2,
}))

type Writer = { begin: string; dive: (dive: Dive) => string; end: string }

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`

const SUBSURFACE: Writer = {
  begin: "<divelog program='subsurface' version='3'><dives>",
  dive: (dive) => `<dive number='${dive.number}' date='${dive.day}' time='09:12:30' duration='50:00 min'>
    <location gps='58.1 -5.2'>Kelp Point</location><buddy>Ada Berg</buddy><notes>Two seals.</notes>
    <cylinder size='12.0 l' o2='32.0%' start='200.0 bar' end='50.0 bar'/>
    <divecomputer model='Tiny 2' deviceid='0a1b'>${dive.samples
      .map(
        ({ seconds, depth, bar }) =>
          `<sample time='${minutes(seconds)}' depth='${depth} m' temp='18.0 C' pressure0='${bar} bar'/>`,
      )
      .join('')}</divecomputer></dive>`,
  end: '</dives></divelog>',
}

const UDDF: Writer = {
  begin: `<uddf version="3.2.1"><diver><owner id="me"><equipment><divecomputer id="tiny"><name>Tiny 2</name>
    <model>Tiny 2</model></divecomputer></equipment></owner><buddy id="ada"><personal><firstname>Ada</firstname>
    <lastname>Berg</lastname></personal></buddy></diver><divesite><site id="kelp"><name>Kelp Point</name><geography>
    <latitude>58.1</latitude><longitude>-5.2</longitude></geography></site></divesite><gasdefinitions>
    <mix id="ean32"><o2>0.32</o2></mix></gasdefinitions><profiledata><repetitiongroup id="all">`,
  dive: (dive) => `<dive id="dive-${dive.number}"><informationbeforedive><link ref="kelp"/><link ref="ada"/>
    <link ref="tiny"/><divenumber>${dive.number}</divenumber><datetime>${dive.day}T09:12:30</datetime>
    </informationbeforedive><tankdata id="tank"><link ref="ean32"/><tankvolume>0.012</tankvolume>
    <tankpressurebegin>20000000</tankpressurebegin><tankpressureend>5000000</tankpressureend></tankdata>
    <samples>${dive.samples
      .map(
        ({ seconds, depth, bar }) =>
          `<waypoint><depth>${depth}</depth><divetime>${seconds}</divetime><tankpressure ref="tank">${bar * 100_000}</tankpressure><temperature>291.15</temperature></waypoint>`,
      )
      .join(
        '',
      )}</samples><informationafterdive><greatestdepth>30</greatestdepth><diveduration>3000</diveduration>
    <notes><para>Two seals.</para></notes></informationafterdive></dive>`,
  end: '</repetitiongroup></profiledata></uddf>',
}

const WRITERS: Readonly<Record<LogbookFormat, Writer>> = { Subsurface: SUBSURFACE, UDDF }

/** A logbook that exists only while it is read. */
export const aLogbook = (format: LogbookFormat, dives: number): ByteSource =>
  async function* () {
    const encoder = new TextEncoder()
    const { begin, dive, end } = WRITERS[format]
    yield encoder.encode(begin)
    for (let number = 1; number <= dives; number += 1) {
      const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10)
      yield encoder.encode(dive({ number, day, samples }))
    }
    yield encoder.encode(end)
  }
