/** What a column of a table of dives can hold. */
const CSV_FIELDS = [
  'number',
  'date',
  'time',
  'duration',
  'maxDepth',
  'averageDepth',
  'place',
  'country',
  'latitude',
  'longitude',
  'position',
  'waterTemperature',
  'airTemperature',
  'startPressure',
  'endPressure',
  'volume',
  'oxygen',
  'helium',
  'weight',
  'visibility',
  'buddies',
  'guide',
  'suit',
  'rating',
  'tags',
  'notes',
  'own',
] as const
export type CsvField = (typeof CSV_FIELDS)[number]

/**
 * The words that programs and divers write above a column, without accents, signs and spaces.
 */
const WORDS: Readonly<Record<CsvField, string>> = {
  averageDepth: `
    averagedepth avgdepth meandepth profondeurmoyenne profondeurmoy profonditamedia
    profundidadmedia profundidademedia durchschnittstiefe mittleretiefe gemiddeldediepte
    sredniaglebokosc prumernahloubka medeldjup gjennomsnittsdybde gennemsnitsdybde keskisyvyys
    prosjecnadubina ortalamaderinlik средняяглубина мсо 平均深度 平均水深 평균수심`,
  maxDepth: `
    maximumdepth maxdepth depthmax depth profondeurmax profondeur profonditamax profonditamassima
    profondita profundidadmax profundidadmaxima profundidad profundidademax profundidademaxima
    profundidade maximaletiefe maximaltiefe maxtiefe tiefe maximalediepte maxdiepte diepte
    maksymalnaglebokosc maxglebokosc glebokosc maximalnihloubka maxhloubka hloubka maxdjup djup
    maksdybde dybde maksimisyvyys maxsyvyys syvyys maksimalnadubina maxdubina dubina
    maksimumderinlik maxderinlik derinlik kedalamanmaksimum kedalaman μεγιστοβαθος βαθος
    максимальнаяглубина максглубина глубина עומקמקסימלי עומק اقصىعمق العمق ความลึกสูงสุด ความลึก
    最大深度 最大水深 深度 水深 최대수심 수심`,
  waterTemperature: `
    watertemperature watertemp mintemp minimumtemperature temperatureeau tempeau temperaturaacqua
    tempacqua temperaturaagua tempagua temperaturadelagua temperaturadaagua wassertemperatur
    watertemperatuur temperaturawody teplotavody vattentemperatur vanntemperatur vandtemperatur
    vedenlampotila temperaturavode susicakligi suhuair θερμοκρασιανερου температураводы טמפרטורתמים
    حرارةالماء อุณหภูมิน้ำ 水温 水溫 수온 temperature`,
  airTemperature: `
    airtemperature airtemp temperatureair tempair temperaturaaria temperaturaaire temperaturadoar
    temperaturaar lufttemperatur luchttemperatuur temperaturapowietrza teplotavzduchu
    ilmanlampotila temperaturazraka havasicakligi температуравоздуха 气温 氣溫 気温 기온`,
  startPressure: `
    startpressure startingpressure pressurestart pressionedepart pressioninitiale pressiondebut
    pressioneiniziale presioninicial pressaoinicial anfangsdruck startdruck begindruk startdruk
    cisnieniepoczatkowe pocatecnitlak starttryck starttrykk starttryk alkupaine pocetnitlak
    baslangicbasinci начальноедавление 开始气压 起始氣壓 開始圧 시작압력`,
  endPressure: `
    endpressure endingpressure pressureend pressionfinale pressionfin pressionefinale presionfinal
    pressaofinal enddruck restdruck einddruk cisnieniekoncowe konecnytlak sluttryck sluttrykk
    sluttryk loppupaine zavrsnitlak bitisbasinci конечноедавление 结束气压 結束氣壓 終了圧 종료압력`,
  duration: `
    duration divetime bottomtime totaltime elapsedtime duree tempsdeplongee durata tempodimmersione
    duracion tiempodebuceo tiempodefondo duracao tempodemergulho tempodefundo dauer tauchzeit
    grundzeit duur duiktijd czasnurkowania czastrwania delkaponoru dobaponoru trvani dyktid
    dykketid varighed varighet kesto sukellusaika trajanje sure dalissuresi durasi διαρκεια
    длительность продолжительность времяпогружения משך المدة ระยะเวลา 时长 潜水时间 潛水時間 潜水時間 잠수시간`,
  number: `
    divenumber diveno divenum dive number no nr num n numero numerodeplongee nimmersione nummer
    tauchgang tauchgangnr duiknummer numer cislo broj sira nomor αριθμος номер מספר رقم เลขที่ 编号
    編號 番号 本数 번호`,
  date: `
    date divedate startdate datetime datum data fecha dato paivamaara pvm tarih tanggal ημερομηνια
    дата תאריך التاريخ วันที่ 日期 日付 날짜`,
  time: `
    time starttime timein entrytime heure heuredebut ora oradinizio orainizio hora horadeinicio
    horadeentrada zeit uhrzeit startzeit einstieg tijd starttijd godzina cas tid starttid aika
    kellonaika vrijeme saat jam ωρα время שעה الوقت เวลา 时间 時間 時刻 시간`,
  country: `
    country pays paese nazione pais land kraj zeme stat maa drzava zemlja ulke negara χωρα страна
    ארץ مدينة الدولة ประเทศ 国家 國家 国 국가`,
  latitude: 'latitude lat latitudine latitud breitengrad breite широта',
  longitude: 'longitude long lon lng longitudine longitud langengrad lange долгота',
  position: 'gps coordinates position coordonnees coordinate coordenadas koordinaten',
  place: `
    divesite site location place spot sitedeplongee lieu sito sitodimmersione luogo sitio lugar
    puntodebuceo local pontodemergulho tauchplatz tauchort ort duikplaats duikstek plaats miejsce
    lokalita misto dykplats plats dykkested sted sukelluspaikka paikka mjesto lokacija dalisnoktasi
    yer lokasi τοποθεσια место локация אתר الموقع สถานที่ 潜点 潛點 地点 地點 ポイント 場所 장소 포인트`,
  volume: `
    cylindersize tanksize cylindervolume tankvolume cylinder tank bouteille volumebloc bloc bombola
    botella cilindro garrafa flaschengrosse flasche fles butla lahev flaska flaske pullo boca tup
    tabung φιαλη баллон 气瓶 氣瓶 タンク 탱크`,
  oxygen: 'oxygen o2 nitrox oxygene ossigeno oxigeno oxigenio sauerstoff zuurstof кислород',
  helium: 'helium he elio helio гелий',
  weight: `
    weights weight lead lest plombs zavorra pesi piombi lastre plomo lastro blei gewicht lood
    balast obciazenie zatez vikt bly paino olovo agirlik pemberat груз 配重 ウエイト 웨이트`,
  visibility: `
    visibility visibilite visibilita visibilidad visibilidade sicht sichtweite zicht widocznosc
    viditelnost sikt sigtbarhed nakyvyys vidljivost gorus jarakpandang видимость 能见度 能見度 透明度 透視度 시야`,
  buddies: `
    buddies buddy partner binome palanquee compagno compagni companero companeros companheiro dupla
    tauchpartner begleiter duikbuddy partnerzy parak kompis makker sukelluskaveri kaveri partneri
    dalisarkadasi teman συντροφος напарник партнер בןזוג الرفيق บัดดี้ 潜伴 潛伴 バディ 버디`,
  guide: 'divemaster guide diveguide guida guia tauchguide instructor гид',
  suit: 'suit wetsuit combinaison muta traje fato anzug pak pianka oblek drakt puku',
  own: 'fathom',
  rating: 'rating notesur valutazione voto valoracion avaliacao bewertung waardering ocena',
  tags: 'tags tag keywords etiquettes etichette etiquetas schlagworte',
  notes: `
    notes note comments comment remarks description remarques commentaires osservazioni notas
    comentarios observaciones observacoes notizen bemerkungen kommentar opmerkingen notities uwagi
    notatki poznamky anteckningar notater noter muistiinpanot huomiot biljeske napomene notlar
    catatan σημειωσεις заметки примечания הערות ملاحظات หมายเหตุ 备注 備註 メモ 備考 메모 비고`,
}

const LONGEST_HEADER = 80

/** `Profondità max (m)` → `profonditamax` */
const plain = (header: string) =>
  header
    .slice(0, LONGEST_HEADER)
    .replaceAll(/[[(].*?[\])]/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '')

const FIELD_OF_WORD: ReadonlyMap<string, CsvField> = new Map(
  (Object.entries(WORDS) as [CsvField, string][]).flatMap(([field, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [plain(word), field] as const),
  ),
)

/** Of our own tables: the record of a dive as JSON. */
export const OWN_COLUMN = 'Fathom'

export type Column = { field: CsvField; unit: string | undefined }

const UNIT =
  /[[(]\s*(m|ft|feet|c|°c|f|°f|bar|psi|kg|lbs?|l|cu ?ft|min|s|sec|h|%)\.?\s*[\])]|\b(ft|psi|lbs?|cu ?ft)\b/i

/** What a column holds by its header; undefined if we don't know the word. */
export function guessColumn(header: string): Column | undefined {
  const word = plain(header)
  const field =
    FIELD_OF_WORD.get(word) ?? FIELD_OF_WORD.get(word.replace(/(\d+|ft|psi|lbs?|bar|min|kg|m|l|c|f)$/, ''))
  const [, bracketed, bare] = UNIT.exec(header.slice(0, LONGEST_HEADER)) ?? []
  return field && { field, unit: (bracketed ?? bare)?.toLowerCase() }
}
