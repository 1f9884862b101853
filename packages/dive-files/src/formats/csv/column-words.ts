/**
 * The words that programs and divers write above a column, without accents, signs and spaces, and in Arabic without
 * the article.
 */
export const COLUMN_WORDS = {
  averageDepth: `
    averagedepth avgdepth meandepth profondeurmoyenne profondeurmoy profonditamedia
    profundidadmedia profundidademedia durchschnittstiefe mittleretiefe gemiddeldediepte
    sredniaglebokosc prumernahloubka medeldjup gjennomsnittsdybde gennemsnitsdybde keskisyvyys
    prosjecnadubina ortalamaderinlik средняяглубина мсо 平均深度 平均水深 평균수심
    avgtiefe profmoy profmedia gemdiepte profundidademed depthavg 平均深さ
    متوسطعمق عمقمتوسط معدلعمق عمقمیانگین میانگینعمق עומקממוצע средняягл средглубина μεσοβαθος
    ความลึกเฉลี่ย 平均 평균깊이`,
  maxDepth: `
    maximumdepth maxdepth depthmax depth profondeurmax profondeur profonditamax profonditamassima
    profondita profundidadmax profundidadmaxima profundidad profundidademax profundidademaxima
    profundidade maximaletiefe maximaltiefe maxtiefe tiefe maximalediepte maxdiepte diepte
    maksymalnaglebokosc maxglebokosc glebokosc maximalnihloubka maxhloubka hloubka maxdjup djup
    maksdybde dybde maksimisyvyys maxsyvyys syvyys maksimalnadubina maxdubina dubina
    maksimumderinlik maxderinlik derinlik kedalamanmaksimum kedalaman μεγιστοβαθος βαθος
    максимальнаяглубина максглубина глубина עומקמקסימלי עומק ความลึกสูงสุด ความลึก
    最大深度 最大水深 深度 水深 최대수심 수심
    maximumtiefe maxprofondeur profondeurmaximale profmax profmassima profmaxima maxdeep bottomdepth deepest divedepth grosstetiefe 最大深さ 最深 最深深度
    اقصىعمق عمقاقصى عمقاعظم اعظمعمق عمق عمقاقصي حداکثرعمق بیشترینعمق עומקמירבי עומקמרבי עומקמקס максгл
    наибольшаяглубина глубинапогружения μεγβαθος βαθοςκαταδυσης ลึกสุด ความลึกมากสุด 最大深 潜水深度 潛水深度 최대깊이
    깊이 최고수심`,
  waterTemperature: `
    watertemperature watertemp mintemp minimumtemperature temperatureeau tempeau temperaturaacqua
    tempacqua temperaturaagua tempagua temperaturadelagua temperaturadaagua wassertemperatur
    watertemperatuur temperaturawody teplotavody vattentemperatur vanntemperatur vandtemperatur
    vedenlampotila temperaturavode susicakligi suhuair θερμοκρασιανερου температураводы טמפרטורתמים
    อุณหภูมิน้ำ 水温 水溫 수온 temperature
    wassertemp minwassertemp bottomtemp bottomtemperature lowesttemperature temperaturedeleau temperatureaufond temperaturadelacqua temperaturafondo tempfondo watertempmin tempwater templow tempmin lowtemp 底水温 水底温度 최저수온
    حرارةماء درجةحرارةماء درجةحرارة حرارة دمایآب טמפמים טמפרטורתהמים טמפרטורה темпводы температура
    θερμοκρασια θερμονερου อุณหภูมิใต้น้ำ อุณหภูมิ 水温最低 最低水温 最低水溫 海水温 温度 溫度 수중온도 물온도 온도`,
  airTemperature: `
    airtemperature airtemp temperatureair tempair temperaturaaria temperaturaaire temperaturadoar
    temperaturaar lufttemperatur luchttemperatuur temperaturapowietrza teplotavzduchu
    ilmanlampotila temperaturazraka havasicakligi температуравоздуха 气温 氣溫 気温 기온
    lufttemp temperaturedelair temperaturaambiente tempaire temparia surfacetemp luchttemp
    حرارةهواء درجةحرارةهواء دمایهوا טמפרטורתאוויר טמפרטורתהאוויר темпвоздуха θερμοκρασιααερα
    อุณหภูมิอากาศ 外気温 空气温度 空氣溫度 대기온도`,
  startPressure: `
    startpressure startingpressure pressurestart pressionedepart pressioninitiale pressiondebut
    pressioneiniziale presioninicial pressaoinicial anfangsdruck startdruck begindruk startdruk
    cisnieniepoczatkowe pocatecnitlak starttryck starttrykk starttryk alkupaine pocetnitlak
    baslangicbasinci начальноедавление 开始气压 起始氣壓 開始圧 시작압력
    druckanfang flaschendruckanfang pressaoinicio pressionini presionini pressioneinizio psistart barstart tankstart press cylinderpressurestart 開始残圧 初始气压 初始壓力 入水压力
    ضغطبداية ضغطابتدائي ضغطبدء ضغطاولي فشارشروع לחץהתחלתי לחץהתחלה давлениевначале давлениестарт
    стартовоедавление αρχικηπιεση ความดันเริ่มต้น แรงดันเริ่มต้น 開始時残圧 開始気圧 开始压力 起始压力 시작공기압 시작잔압 입수압력`,
  endPressure: `
    endpressure endingpressure pressureend pressionfinale pressionfin pressionefinale presionfinal
    pressaofinal enddruck restdruck einddruk cisnieniekoncowe konecnytlak sluttryck sluttrykk
    sluttryk loppupaine zavrsnitlak bitisbasinci конечноедавление 结束气压 結束氣壓 終了圧 종료압력
    druckende flaschendruckende presionfin pressionefine psiend barend tankend prese cylinderpressureend 終了残圧 残圧 剩余气压 剩餘壓力 出水压力
    ضغطنهاية ضغطنهائي ضغطمتبقي فشارپایان לחץסופי לחץסיום давлениевконце давлениефиниш остаточноедавление
    τελικηπιεση ความดันสิ้นสุด แรงดันสิ้นสุด 終了時残圧 終了気圧 结束压力 結束壓力 종료잔압 잔압 출수압력`,
  duration: `
    duration divetime bottomtime totaltime elapsedtime duree tempsdeplongee durata tempodimmersione
    duracion tiempodebuceo tiempodefondo duracao tempodemergulho tempodefundo dauer tauchzeit
    grundzeit duur duiktijd czasnurkowania czastrwania delkaponoru dobaponoru trvani dyktid
    dykketid varighed varighet kesto sukellusaika trajanje sure dalissuresi durasi διαρκεια
    длительность продолжительность времяпогружения משך ระยะเวลา 时长 潜水时间 潛水時間 潜水時間 잠수시간
    tauchdauer tauchgangsdauer dureedeplongee dureetotale temps tiempo duraciondelbuceo tempoimmersione tempofondo duratadellimmersione tempototal duikduur duraciondeinmersion diveduration runtime 潜水时长 潛水時長 持续时间 다이빙시간
    مدة مدةغوص مدةغوصة مدةغطس زمنغوص زمنقاع وقتقاع مدتغواصی مدتزمان משךהצלילה משךצלילה זמןצלילה זמןתחתית
    времяподводой времянадне длительностьпогружения продолжительностьпогружения χρονοςκαταδυσης
    διαρκειακαταδυσης χρονοςβυθου เวลาดำน้ำ ระยะเวลาดำน้ำ 所要時間 水底时间 滞底时间 잠수시간 다이브시간 다이빙타임`,
  number: `
    divenumber diveno divenum dive number no nr num n numero numerodeplongee nimmersione nummer
    tauchgang tauchgangnr duiknummer numer cislo broj sira nomor αριθμος номер מספר เลขที่ 编号
    編號 番号 本数 번호
    tauchgangsnummer tauchgangnummer tgnr tg numeroplongee numerodimmersione immersionen numerodeinmersion numerodebuceo numerodemergulho duiknr logno lognumber logbooknumber ログ番号 ダイブ番号 潜水本数 序号 潜水编号 潛水編號 로그번호
    رقم رقمغوصة رقمغوص رقمغطسة عدد شماره شمارهغواصی מספרצלילה צלילה номерпогружения погружение
    αριθμοςκαταδυσης αα ลำดับ ไดฟ์ที่ 號碼 号码 潜水次数 潛水次數 통산 다이빙번호 로그`,
  date: `
    date divedate startdate datetime datum data fecha dato paivamaara pvm tarih tanggal ημερομηνια
    дата תאריך วันที่ 日期 日付 날짜
    dateofdive divedateandtime startdatetime datedeplongee datedimmersione dataimmersione datadimmersione fechadeinmersion fechadebuceo fechainmersion datadomergulho duikdatum tauchdatum datumuhrzeit 潜水日 潜水日付 潜水日期 潛水日期 年月日 일자 다이빙날짜
    تاريخ تاريخغوص تاريخغوصة تاريخغطس يوم تاریخ תאריךצלילה תאריךהצלילה датапогружения ημερομηνιακαταδυσης
    วันที่ดำน้ำ วันดำน้ำ 日時 月日 다이빙일자 잠수일`,
  time: `
    time starttime timein entrytime heure heuredebut ora oradinizio orainizio hora horadeinicio
    horadeentrada zeit uhrzeit startzeit beginn einstieg tijd starttijd godzina cas tid starttid aika
    kellonaika vrijeme saat jam ωρα время שעה เวลา 时间 時間 時刻 시간
    divestarttime divestart entrytime timein heureimmersion heuredimmersion heuredemisealeau oraentrata oraingresso oraimmersione horainicio horaentrada horadeinmersion horaentradaagua abtauchzeit einstiegszeit duiktijdstip begintijd tijdin 開始時刻 潜水開始時刻 エントリー時刻 エントリー 开始时间 下水时间 入水时间 開始時間 下水時間 入水時間 입수시간
    وقت وقتدخول وقتبدء وقتبداية ساعة وقتنزول زمندخول زمان ساعت ساعتورود שעתכניסה שעתהתחלה времяначала
    времявхода началопогружения ωραεισοδου ωραεναρξης เวลาเริ่ม เวลาลงน้ำ 入水時刻 潜降時刻 潜降開始 入水 시작시간 입수 입수시각`,
  country: `
    country pays paese nazione pais land kraj zeme stat maa drzava zemlja ulke negara χωρα страна
    ארץ ประเทศ 国家 國家 国 국가
    staat paisdeinmersion landnaam sitecountry divecountry 国名
    دولة بلد کشور מדינה χώρα 國名 나라`,
  latitude: `
    latitude lat latitudine latitud breitengrad breite широта
    latitudegps breitengradgps gpslat 緯度 纬度 위도
    خطعرض دائرةعرض קורוחב γεωγραφικοπλατος πλατος ละติจูด`,
  longitude: `
    longitude long lon lng longitudine longitud langengrad lange долгота
    longitudegps gpslon gpslong gpslng 経度 经度 經度 경도
    خططول קואורך γεωγραφικομηκος μηκος ลองจิจูด`,
  position: `
    gps coordinates position coordonnees coordinate coordenadas koordinaten
    gpscoordinates gpsposition gpskoordinaten coordonneesgps coordenadasgps coordinategps latlong latlon 座標 坐标
    احداثيات موقعجغرافي קואורדינטות координаты συντεταγμενες พิกัด 좌표 座標値`,
  place: `
    divesite site location place spot sitedeplongee lieu sito sitodimmersione luogo sitio lugar
    puntodebuceo local pontodemergulho tauchplatz tauchort ort duikplaats duikstek plaats miejsce
    lokalita misto dykplats plats dykkested sted sukelluspaikka paikka mjesto lokacija dalisnoktasi
    yer lokasi τοποθεσια место локация אתר สถานที่ 潜点 潛點 地点 地點 ポイント 場所 장소 포인트
    diveplace divelocation divespot tauchspot tauchplatzname gewasser lieudeplongee luogodimmersione puntodiimmersione puntodimmersione lugardeinmersion puntodeinmersion lugardebuceo localdomergulho localdemergulho duiklocatie duikplek 潜水地 潜水地点 潛水地點 潜水ポイント ダイビングポイント ポイント名 다이빙장소 다이브사이트
    platz tauchstelle stelle sitename divesitename nomdusite endroit nomedelsito nombredelsitio nomedolocal
    duikspot miejscenurkowania nurkowisko mistoponoru dykstalle dykkeplass dykkeplads sukelluskohde kohde
    mjestourona dalisyeri dalisbolgesi titikselam lokasiselam σημειοκαταδυσης местопогружения дайвсайт
    אתרצלילה จุดดำน้ำ 潜水点 潛水點 ダイブサイト 잠수장소
    موقع موقعغوص موقعغطس مكان مكانغوص مكانغطس اسمموقع نقطةغوص محل محلغواصی אתרהצלילה מקום מקוםצלילה
    שםהאתר точкапогружения точка дайвспот сайт местодайва περιοχηκαταδυσης τοποςκαταδυσης τοπος
    สถานที่ดำน้ำ จุดดำ ไดฟ์ไซต์ 潜水場所 スポット 潜点名称 潛點名稱 포인트명 다이빙포인트 잠수지`,
  region: `
    city town region area sitelocation stadt gemeinde region ville localite region citta regione localita
    ciudad poblacion localidad cidade regiao localidade stad regio miasto mesto kaupunki grad sehir bolge kota
    wilayah πολη περιοχη город регион עיר אזור เมือง ภูมิภาค 城市 地区 地區 市 地域 エリア 도시 지역
    مدينة منطقة منطقه город область район επαρχια จังหวัด 省`,
  volume: `
    cylindersize tanksize cylindervolume tankvolume cylinder tank bouteille volumebloc bloc bombola
    botella cilindro garrafa flaschengrosse flasche fles butla lahev flaska flaske pullo boca tup
    tabung φιαλη баллон 气瓶 氣瓶 タンク 탱크
    flaschenvolumen  capacitebloc capacitabombola tamanodelabotella tamanobotella cilinderinhoud 容量 气瓶容量
    اسطوانة حجماسطوانة سعةاسطوانة خزان مخزن בלון נפחבלון обьембаллона объембаллона μπουκαλα ถังอากาศ
    ขนาดถัง タンク容量 氣瓶容量 탱크용량 실린더`,
  oxygen: `
    oxygen o2 nitrox oxygene ossigeno oxigeno oxigenio sauerstoff zuurstof кислород
    gas gasmix gasgemisch atemgas o2percent oxygenpercent sauerstoffanteil fo2 酸素 氧气 氧氣 산소
    اكسجين نسبةاكسجين نيتروكس غاز اکسیژن חמצן ניטרוקס газ найтрокс οξυγονο αεριο ออกซิเจน ก๊าซ ガス 気体 气体
    氣體 高氧 기체 나이트록스`,
  helium: `
    helium he elio helio гелий
    fhe ヘリウム 氦气 헬륨
    هيليوم הליום ηλιο ฮีเลียม 氦氣`,
  weight: `
    weights weight lead lest plombs zavorra pesi piombi lastre plomo lastro blei gewicht lood
    balast obciazenie zatez vikt bly paino olovo agirlik pemberat груз 配重 ウエイト 웨이트
    bleigewicht gewichte poids pesas lastres ballast gewichten kilodelest ウェイト 铅块 鉛塊
    وزن اوزان اثقال وزناثقال وزنه משקולות משקל грузы вес βαρη βαρος ตะกั่ว น้ำหนัก ウエイト量 配重重量 웨이트무게 무게`,
  visibility: `
    visibility visibilite visibilita visibilidad visibilidade sicht sichtweite zicht widocznosc
    viditelnost sikt sigtbarhed nakyvyys vidljivost gorus jarakpandang видимость 能见度 能見度 透明度 透視度 시야
    vis viz vishor
    رؤية مدىرؤية وضوحرؤية دید ראות ορατοτητα ทัศนวิสัย 能见 視界 가시거리 시정`,
  buddies: `
    buddies buddy partner binome palanquee compagno compagni companero companeros companheiro dupla
    tauchpartner begleiter duikbuddy partnerzy parak kompis makker sukelluskaveri kaveri partneri
    dalisarkadasi teman συντροφος напарник партнер בןזוג บัดดี้ 潜伴 潛伴 バディ 버디
    divebuddy divebuddies mittaucher tauchbuddy binomes compagnodimmersione companerodebuceo companerodeinmersion parceiro duikmaat duikpartner バディ名 潜水伙伴 同伴
    رفيق زميل زملاء شريك شريكغوص رفيقغوص زميلغوص شريكغطس همراه همغواص באדי בןזוגלצלילה שותף שותףלצלילה
    бадди партнеры напарники ζευγαρι συνδυτης συντροφοι เพื่อนดำน้ำ คู่บัดดี้ คู่ดำน้ำ 潜水同伴 潛水同伴 同行者 짝
    동반자`,
  guide: `
    divemaster guide diveguide guida guia tauchguide instructor гид
    dm guidedeplongee tauchlehrer instruktor istruttore instructeur moniteur ガイド インストラクター 导潜 潜导 教练 가이드 강사
    مرشد مدرب مرشدغوص مدربغوص راهنما مربی מדריך инструктор дайвмастер гидинструктор οδηγος εκπαιδευτης
    ไกด์ ครูสอน ครูฝึก 導潛 潛導 教練 イントラ`,
  suit: `
    suit wetsuit combinaison muta traje fato anzug pak pianka oblek drakt puku
    divesuit exposuresuit exposureprotection tauchanzug schutzanzug duikpak スーツ 潜水服
    بدلة بدلةغوص لباس חליפה гидрокостюм костюм στολη ชุดดำน้ำ เว็ทสูท ウェットスーツ 濕衣 湿衣 防寒衣 슈트 수트`,
  rating: `
    rating notesur valutazione voto valoracion avaliacao bewertung waardering ocena
    stars sterne etoiles stelle estrellas 評価 评分 평점
    تقييم امتیاز דירוג оценка рейтинг βαθμολογια คะแนน 評分`,
  tags: `
    tags tag keywords etiquettes etichette etiquetas schlagworte
    labels stichworte mots motscles parolechiave palabrasclave タグ 标签 태그
    وسوم علامات برچسب תגיות теги метки ετικετες แท็ก 標籤`,
  notes: `
    notes note comments comment remarks description remarques commentaires osservazioni notas
    comentarios observaciones observacoes notizen bemerkungen kommentar opmerkingen notities uwagi
    notatki poznamky anteckningar notater noter muistiinpanot huomiot biljeske napomene notlar
    catatan σημειωσεις заметки примечания הערות หมายเหตุ 备注 備註 メモ 備考 메모 비고
    diary log remark bemerkung anmerkung anmerkungen kommentare beschreibung commentaire remarque observations observaciones osservazione descripcion descricao opmerking verslag コメント 感想 说明 評論 评论
    ملاحظات ملاحظة تعليق تعليقات وصف یادداشت توضیحات הערה תיאור комментарий комментарии описание заметка
    примечание σχολια παρατηρησεις บันทึก ความคิดเห็น 記録 ログ 笔记 筆記 心得 记录 記錄 노트 기록 코멘트 내용`,
} as const
