/** Does a text read like Chinese, Japanese or Korean? Code pages of two bytes a character decode nearly everything. */

const simplified =
  '的一是不了在人有我他这中大来上个国和为地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只从想实日者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应向头文体政美相见被利什二等产或新己制身果加西月话合回特代内信表化老给世位次度门任常先海通教原东声提立及比员解水名真论处走义各入几口认条平系气题活更别打变四总何电数安少报才结反受目太量再感建务做接必场件计管期市直资命指许统区保至形社便空决展科司基书非则听白界达光放强即像难且权象完设式色路记品住告类求据程北边该交规万取拉格望觉术领共确传观清今切让识候带导运找错误未败载读写输请返配置功能';
const traditional =
  '的一是不了在人有我他這中大來上個國和為地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心本前開但因只從想實日者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應向頭文體政美相見被利什二等產或新己制身果加西月話合回特代內信表化老給世位次度門任常先海通教原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活更別打變四總何電數安少報才結反受目太量再感建務做接必場件計管期市直資命指許統區保至形社便空決展科司基書非則聽白界達光放強即像難且權象完設式色路記品住告類求據程北邊該交規萬取拉格望覺術領共確傳觀清今切讓識候帶導運找錯誤未敗載讀寫輸請返配置檔案啟檢功能';
const korean =
  '이다는을가에의를한고지하로은기도사어들인해리나자서시일라과정아그대수있것여오만장부상주보전구제음성스니었했습세요트러안녕파찾없류실패완료작연결입력출동모두무선생연원위유조중차청체추치타통평포표프할함합행현화확환회될된됩되';

const sets: readonly { readonly label: string; readonly letters: RegExp; readonly common: ReadonlySet<string> }[] = [
  { label: 'gbk', letters: /^[\u4e00-\u9fff\u3000-\u303f\uff01-\uff5e“”‘’…—·\s!-~]*$/, common: new Set(simplified) },
  { label: 'big5', letters: /^[\u4e00-\u9fff\u3000-\u303f\uff01-\uff5e“”‘’…—‧\s!-~]*$/, common: new Set(traditional) },
  { label: 'euc-kr', letters: /^[\uac00-\ud7a3“”‘’…·\s!-~]*$/, common: new Set(korean) },
];
const japanese = /^[\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e\s!-~]*$/;
/** Kanji of level 1 of JIS X 0208 have these first bytes in Shift_JIS. */
const levelOne = { from: 0x88, to: 0x98 } as const;

/** The share of characters that are common, 0 to 1; 0 for a text that is none in this code page. */
export function eastAsianShare(label: string, text: string, bytes: Uint8Array): number {
  const signs = [...text].filter((char) => /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(char));
  if (signs.length < 2) return 0;
  if (label === 'shift_jis') return japaneseShare(text, signs, bytes);
  const set = sets.find((one) => one.label === label);
  if (set === undefined || !set.letters.test(text)) return 0;
  return signs.filter((char) => set.common.has(char)).length / signs.length;
}

function japaneseShare(text: string, signs: readonly string[], bytes: Uint8Array): number {
  if (!japanese.test(text)) return 0;
  const kana = signs.filter((char) => char < '\u3100').length;
  return kana > 0 ? Math.max(0.6, kana / signs.length) : onlyLevelOne(bytes) ? 0.6 : 0;
}

function onlyLevelOne(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    if (first < levelOne.from || first > levelOne.to) return false;
    at++;
  }
  return true;
}
