import { MOST_CYLINDERS } from '../../finish-dive.ts'
import { LONGEST_HEADER } from './header-words.ts'
import { isOwn } from './own-columns.ts'
import { guessPressure } from './pressure-headers.ts'

/** What a column of a table of dives can hold. `own` is the record of a dive in a table that we wrote. */
const CSV_FIELDS = [
  'number',
  'date',
  'time',
  'duration',
  'maxDepth',
  'averageDepth',
  'place',
  'region',
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
const WORDS: Readonly<Record<Exclude<CsvField, 'own'>, string>> = {
  averageDepth: `
    averagedepth avgdepth meandepth profondeurmoyenne profondeurmoy profonditamedia
    profundidadmedia profundidademedia durchschnittstiefe mittleretiefe gemiddeldediepte
    sredniaglebokosc prumernahloubka medeldjup gjennomsnittsdybde gennemsnitsdybde keskisyvyys
    prosjecnadubina ortalamaderinlik средняяглубина мсо 平均深度 平均水深 평균수심
    avgtiefe profmoy profmedia gemdiepte profundidademed depthavg 平均深さ`,
  maxDepth: `
    maximumdepth maxdepth depthmax depth profondeurmax profondeur profonditamax profonditamassima
    profondita profundidadmax profundidadmaxima profundidad profundidademax profundidademaxima
    profundidade maximaletiefe maximaltiefe maxtiefe tiefe maximalediepte maxdiepte diepte
    maksymalnaglebokosc maxglebokosc glebokosc maximalnihloubka maxhloubka hloubka maxdjup djup
    maksdybde dybde maksimisyvyys maxsyvyys syvyys maksimalnadubina maxdubina dubina
    maksimumderinlik maxderinlik derinlik kedalamanmaksimum kedalaman μεγιστοβαθος βαθος
    максимальнаяглубина максглубина глубина עומקמקסימלי עומק اقصىعمق العمق ความลึกสูงสุด ความลึก
    最大深度 最大水深 深度 水深 최대수심 수심
    maximumtiefe maxprofondeur profondeurmaximale profmax profmassima profmaxima maxdeep bottomdepth deepest divedepth grosstetiefe 最大深さ 最深 最深深度`,
  waterTemperature: `
    watertemperature watertemp mintemp minimumtemperature temperatureeau tempeau temperaturaacqua
    tempacqua temperaturaagua tempagua temperaturadelagua temperaturadaagua wassertemperatur
    watertemperatuur temperaturawody teplotavody vattentemperatur vanntemperatur vandtemperatur
    vedenlampotila temperaturavode susicakligi suhuair θερμοκρασιανερου температураводы טמפרטורתמים
    حرارةالماء อุณหภูมิน้ำ 水温 水溫 수온 temperature
    wassertemp minwassertemp bottomtemp bottomtemperature lowesttemperature temperaturedeleau temperatureaufond temperaturadelacqua temperaturafondo tempfondo watertempmin tempwater templow tempmin lowtemp 底水温 水底温度 최저수온`,
  airTemperature: `
    airtemperature airtemp temperatureair tempair temperaturaaria temperaturaaire temperaturadoar
    temperaturaar lufttemperatur luchttemperatuur temperaturapowietrza teplotavzduchu
    ilmanlampotila temperaturazraka havasicakligi температуравоздуха 气温 氣溫 気温 기온
    lufttemp temperaturedelair temperaturaambiente tempaire temparia surfacetemp luchttemp`,
  startPressure: `
    startpressure startingpressure pressurestart pressionedepart pressioninitiale pressiondebut
    pressioneiniziale presioninicial pressaoinicial anfangsdruck startdruck begindruk startdruk
    cisnieniepoczatkowe pocatecnitlak starttryck starttrykk starttryk alkupaine pocetnitlak
    baslangicbasinci начальноедавление 开始气压 起始氣壓 開始圧 시작압력
    druckanfang flaschendruckanfang pressaoinicio pressionini presionini pressioneinizio psistart barstart tankstart press cylinderpressurestart 開始残圧 初始气压 初始壓力 入水压力`,
  endPressure: `
    endpressure endingpressure pressureend pressionfinale pressionfin pressionefinale presionfinal
    pressaofinal enddruck restdruck einddruk cisnieniekoncowe konecnytlak sluttryck sluttrykk
    sluttryk loppupaine zavrsnitlak bitisbasinci конечноедавление 结束气压 結束氣壓 終了圧 종료압력
    druckende flaschendruckende presionfin pressionefine psiend barend tankend prese cylinderpressureend 終了残圧 残圧 剩余气压 剩餘壓力 出水压力`,
  duration: `
    duration divetime bottomtime totaltime elapsedtime duree tempsdeplongee durata tempodimmersione
    duracion tiempodebuceo tiempodefondo duracao tempodemergulho tempodefundo dauer tauchzeit
    grundzeit duur duiktijd czasnurkowania czastrwania delkaponoru dobaponoru trvani dyktid
    dykketid varighed varighet kesto sukellusaika trajanje sure dalissuresi durasi διαρκεια
    длительность продолжительность времяпогружения משך المدة ระยะเวลา 时长 潜水时间 潛水時間 潜水時間 잠수시간
    tauchdauer tauchgangsdauer dureedeplongee dureetotale temps tiempo duraciondelbuceo tempoimmersione tempofondo duratadellimmersione tempototal duikduur duraciondeinmersion diveduration runtime 潜水时长 潛水時長 持续时间 다이빙시간`,
  number: `
    divenumber diveno divenum dive number no nr num n numero numerodeplongee nimmersione nummer
    tauchgang tauchgangnr duiknummer numer cislo broj sira nomor αριθμος номер מספר رقم เลขที่ 编号
    編號 番号 本数 번호
    tauchgangsnummer tauchgangnummer tgnr tg numeroplongee numerodimmersione immersionen numerodeinmersion numerodebuceo numerodemergulho duiknr logno lognumber logbooknumber ログ番号 ダイブ番号 潜水本数 序号 潜水编号 潛水編號 로그번호`,
  date: `
    date divedate startdate datetime datum data fecha dato paivamaara pvm tarih tanggal ημερομηνια
    дата תאריך التاريخ วันที่ 日期 日付 날짜
    dateofdive divedateandtime startdatetime datedeplongee datedimmersione dataimmersione datadimmersione fechadeinmersion fechadebuceo fechainmersion datadomergulho duikdatum tauchdatum datumuhrzeit 潜水日 潜水日付 潜水日期 潛水日期 年月日 일자 다이빙날짜`,
  time: `
    time starttime timein entrytime heure heuredebut ora oradinizio orainizio hora horadeinicio
    horadeentrada zeit uhrzeit startzeit beginn einstieg tijd starttijd godzina cas tid starttid aika
    kellonaika vrijeme saat jam ωρα время שעה الوقت เวลา 时间 時間 時刻 시간
    divestarttime divestart entrytime timein heureimmersion heuredimmersion heuredemisealeau oraentrata oraingresso oraimmersione horainicio horaentrada horadeinmersion horaentradaagua abtauchzeit einstiegszeit duiktijdstip begintijd tijdin 開始時刻 潜水開始時刻 エントリー時刻 エントリー 开始时间 下水时间 入水时间 開始時間 下水時間 入水時間 입수시간`,
  country: `
    country pays paese nazione pais land kraj zeme stat maa drzava zemlja ulke negara χωρα страна
    ארץ الدولة البلد ประเทศ 国家 國家 国 국가
    staat paisdeinmersion landnaam sitecountry divecountry 国名`,
  latitude: `
    latitude lat latitudine latitud breitengrad breite широта
    latitudegps breitengradgps gpslat 緯度 纬度 위도`,
  longitude: `
    longitude long lon lng longitudine longitud langengrad lange долгота
    longitudegps gpslon gpslong gpslng 経度 经度 經度 경도`,
  position: `
    gps coordinates position coordonnees coordinate coordenadas koordinaten
    gpscoordinates gpsposition gpskoordinaten coordonneesgps coordenadasgps coordinategps latlong latlon 座標 坐标`,
  place: `
    divesite site location place spot sitedeplongee lieu sito sitodimmersione luogo sitio lugar
    puntodebuceo local pontodemergulho tauchplatz tauchort ort duikplaats duikstek plaats miejsce
    lokalita misto dykplats plats dykkested sted sukelluspaikka paikka mjesto lokacija dalisnoktasi
    yer lokasi τοποθεσια место локация אתר الموقع สถานที่ 潜点 潛點 地点 地點 ポイント 場所 장소 포인트
    diveplace divelocation divespot tauchspot tauchplatzname gewasser lieudeplongee luogodimmersione puntodiimmersione puntodimmersione lugardeinmersion puntodeinmersion lugardebuceo localdomergulho localdemergulho duiklocatie duikplek 潜水地 潜水地点 潛水地點 潜水ポイント ダイビングポイント ポイント名 다이빙장소 다이브사이트
    platz tauchstelle stelle sitename divesitename nomdusite endroit nomedelsito nombredelsitio nomedolocal
    duikspot miejscenurkowania nurkowisko mistoponoru dykstalle dykkeplass dykkeplads sukelluskohde kohde
    mjestourona dalisyeri dalisbolgesi titikselam lokasiselam σημειοκαταδυσης местопогружения дайвсайт
    אתרצלילה موقعالغوص موقعالغطس จุดดำน้ำ 潜水点 潛水點 ダイブサイト 잠수장소`,
  region: `
    city town region area sitelocation stadt gemeinde region ville localite region citta regione localita
    ciudad poblacion localidad cidade regiao localidade stad regio miasto mesto kaupunki grad sehir bolge kota
    wilayah πολη περιοχη город регион עיר אזור المدينة مدينة المنطقة เมือง ภูมิภาค 城市 地区 地區 市 地域 エリア 도시 지역`,
  volume: `
    cylindersize tanksize cylindervolume tankvolume cylinder tank bouteille volumebloc bloc bombola
    botella cilindro garrafa flaschengrosse flasche fles butla lahev flaska flaske pullo boca tup
    tabung φιαλη баллон 气瓶 氣瓶 タンク 탱크
    flaschenvolumen  capacitebloc capacitabombola tamanodelabotella tamanobotella cilinderinhoud 容量 气瓶容量`,
  oxygen: `
    oxygen o2 nitrox oxygene ossigeno oxigeno oxigenio sauerstoff zuurstof кислород
    gas gasmix gasgemisch atemgas o2percent oxygenpercent sauerstoffanteil fo2 酸素 氧气 氧氣 산소`,
  helium: `
    helium he elio helio гелий
    fhe ヘリウム 氦气 헬륨`,
  weight: `
    weights weight lead lest plombs zavorra pesi piombi lastre plomo lastro blei gewicht lood
    balast obciazenie zatez vikt bly paino olovo agirlik pemberat груз 配重 ウエイト 웨이트
    bleigewicht gewichte poids pesas lastres ballast gewichten kilodelest ウェイト 铅块 鉛塊`,
  visibility: `
    visibility visibilite visibilita visibilidad visibilidade sicht sichtweite zicht widocznosc
    viditelnost sikt sigtbarhed nakyvyys vidljivost gorus jarakpandang видимость 能见度 能見度 透明度 透視度 시야
    vis viz vishor`,
  buddies: `
    buddies buddy partner binome palanquee compagno compagni companero companeros companheiro dupla
    tauchpartner begleiter duikbuddy partnerzy parak kompis makker sukelluskaveri kaveri partneri
    dalisarkadasi teman συντροφος напарник партнер בןזוג الرفيق บัดดี้ 潜伴 潛伴 バディ 버디
    divebuddy divebuddies mittaucher tauchbuddy binomes compagnodimmersione companerodebuceo companerodeinmersion parceiro duikmaat duikpartner バディ名 潜水伙伴 同伴`,
  guide: `
    divemaster guide diveguide guida guia tauchguide instructor гид
    dm guidedeplongee tauchlehrer instruktor istruttore instructeur moniteur ガイド インストラクター 导潜 潜导 教练 가이드 강사`,
  suit: `
    suit wetsuit combinaison muta traje fato anzug pak pianka oblek drakt puku
    divesuit exposuresuit exposureprotection tauchanzug schutzanzug duikpak スーツ 潜水服`,
  rating: `
    rating notesur valutazione voto valoracion avaliacao bewertung waardering ocena
    stars sterne etoiles stelle estrellas 評価 评分 평점`,
  tags: `
    tags tag keywords etiquettes etichette etiquetas schlagworte
    labels stichworte mots motscles parolechiave palabrasclave タグ 标签 태그`,
  notes: `
    notes note comments comment remarks description remarques commentaires osservazioni notas
    comentarios observaciones observacoes notizen bemerkungen kommentar opmerkingen notities uwagi
    notatki poznamky anteckningar notater noter muistiinpanot huomiot biljeske napomene notlar
    catatan σημειωσεις заметки примечания הערות ملاحظات หมายเหตุ 备注 備註 メモ 備考 메모 비고
    diary log remark bemerkung anmerkung anmerkungen kommentare beschreibung commentaire remarque observations observaciones osservazione descripcion descricao opmerking verslag コメント 感想 说明 評論 评论`,
}

/** `Profondità max (m)` → `profonditamax` */
const plain = (header: string) =>
  header
    .slice(0, LONGEST_HEADER)
    .normalize('NFKC')
    .replaceAll(/[[(].*?[\])]/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '')

const FIELD_OF_WORD: ReadonlyMap<string, CsvField> = new Map(
  (Object.entries(WORDS) as [CsvField, string][]).flatMap(([field, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [plain(word), field] as const),
  ),
)

/** Words for a site in one table and for its town in another, which has a column for the site as well. */
const VAGUE_PLACES: ReadonlySet<string> = new Set(
  `location ort lieu endroit luogo lugar local plaats miejsce misto sted paikka mjesto lokacija yer lokasi
  τοποθεσια место локация الموقع สถานที่ 地点 地點 場所 장소`
    .split(/\s+/)
    .map(plain),
)

export const isVaguePlace = (header: string) => VAGUE_PLACES.has(plain(header))

/** What a column holds by its header; undefined if we don't know the word. */
export function guessField(header: string): CsvField | undefined {
  if (isOwn(header)) return 'own'
  const word = plain(header)
  return (
    guessPressure(header) ??
    FIELD_OF_WORD.get(word) ??
    FIELD_OF_WORD.get(word.replace(/(\d+|ft|psi|lbs?|bar|min|kg|m|l|c|f)$/, ''))
  )
}

/** Which cylinder a column is about: `o2 (2)` is that of the second. */
export function cylinderOfHeader(header: string): number {
  const [, nth = '1'] = /\((\d{1,2})\)/.exec(header.slice(0, LONGEST_HEADER)) ?? []
  return Math.min(MOST_CYLINDERS, Math.max(1, Number(nth))) - 1
}
