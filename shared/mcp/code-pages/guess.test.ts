import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from '../../jsonrpc/text.ts';
import { likelyCodePage } from './guess.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** The text in a message, and what is guessed of its first byte that is not UTF-8. */
function guess(text: Uint8Array) {
  const ascii = (part: string) => [...new TextEncoder().encode(part)];
  const line = Uint8Array.from([...ascii('{"id":1,"text":"'), ...text, ...ascii('"}')]);
  const [at] = decodeText(line).badBytes;
  return at === undefined ? null : likelyCodePage(line, at);
}

test.each([
  ['windows-1252', 'Café', '436166e9'],
  ['windows-1252', 'é', 'e9'],
  ['windows-1252', 'Das Menü wurde geöffnet', '446173204d656efc207775726465206765f666666e6574'],
  ['windows-1252', 'Größe: 12 MB', '4772f6df653a203132204d42'],
  ['windows-1252', '“Hello” – it’s done', '9348656c6c6f942096206974927320646f6e65'],
  ['windows-1252', 'naïve façade', '6e61ef7665206661e7616465'],
  ['windows-1252', '£12.50', 'a331322e3530'],
  ['windows-1252', '25 °C', '323520b043'],
  ['windows-1252', '¿Qué pasó?', 'bf5175e920706173f33f'],
  ['windows-1252', 'voilà', '766f696ce0'],
  ['windows-1252', 'Übersicht', 'dc6265727369636874'],
  ['windows-1252', 'ÄNDERUNG', 'c44e444552554e47'],
  ['windows-1252', 'l’été', '6c92e974e9'],
  ['windows-1252', 'Señor', '5365f16f72'],
  ['windows-1252', 'wäre', '77e47265'],
  ['windows-1250', 'Zażółć gęślą jaźń', '5a61bff3b3e62067ea9c6cb9206a619ff1'],
  ['windows-1250', 'Žluťoučký kůň', '8e6c759d6f75e86bfd206bf9f2'],
  ['windows-1251', 'Привет', 'cff0e8e2e5f2'],
  ['windows-1251', 'Ошибка при чтении файла', 'cef8e8e1eae020eff0e820f7f2e5ede8e820f4e0e9ebe0'],
  ['windows-1251', 'Готово', 'c3eef2eee2ee'],
  ['windows-1251', 'Не найден', 'cde520ede0e9e4e5ed'],
  ['windows-1251', 'ОШИБКА', 'ced8c8c1cac0'],
  ['windows-1251', 'Файл report.txt не найде…', 'd4e0e9eb207265706f72742e74787420ede520ede0e9e4e5ed'],
  ['CP866, a code page of the Windows console', 'Привет', '8fe0a8a2a5e2'],
  [
    'CP866, a code page of the Windows console',
    'Ошибка при чтении файла',
    '8ee8a8a1aaa020afe0a820e7e2a5ada8a820e4a0a9aba0',
  ],
  ['KOI8-R', 'Привет мир', 'f0d2c9d7c5d420cdc9d2'],
  ['KOI8-R', 'Файл не найден', 'e6c1cacc20cec520cec1cac4c5ce'],
  ['Shift_JIS', '日本語', '93fa967b8cea'],
  ['Shift_JIS', 'エラーが発生しました', '83478389815b82aa94ad90b682b582dc82b582bd'],
  ['Shift_JIS', 'ファイルが見つかりません', '837483408343838b82aa8ca982c282a982e882dc82b982f1'],
  ['Shift_JIS', 'カタカナ', '834a835e834a8369'],
  ['Shift_JIS', '起動完了', '8b4e93ae8aae97b9'],
  ['GBK', '你好', 'c4e3bac3'],
  ['GBK', '文件未找到', 'cec4bcfeceb4d5d2b5bd'],
  ['GBK', '错误：无法打开文件', 'b4edcef3a3bacedeb7a8b4f2bfaacec4bcfe'],
  ['GBK', '中文', 'd6d0cec4'],
  ['GBK', '成功', 'b3c9b9a6'],
  ['Big5', '你好', 'a741a66e'],
  ['Big5', '找不到檔案', 'a7e4a4a3a8ecc0c9aed7'],
  ['Big5', '錯誤：無法開啟檔案', 'bff9bb7ea147b54caa6bb67db1d2c0c9aed7'],
  ['Big5', '成功', 'a6a8a55c'],
  ['EUC-KR', '안녕하세요', 'bec8b3e7c7cfbcbcbfe4'],
  ['EUC-KR', '파일을 찾을 수 없습니다', 'c6c4c0cfc0bb20c3a3c0bb20bcf620bef8bdc0b4cfb4d9'],
  ['EUC-KR', '오류', 'bfc0b7f9'],
  ['EUC-KR', '완료', 'bfcfb7e1'],
  ['CP850, a code page of the Windows console', 'Café', '43616682'],
  ['CP850, a code page of the Windows console', 'Größe: 12 MB', '477294e1653a203132204d42'],
  ['CP850, a code page of the Windows console', 'Fichier non trouvé', '46696368696572206e6f6e2074726f757682'],
  ['CP850, a code page of the Windows console', 'Änderung übernommen', '8e6e646572756e6720816265726e6f6d6d656e'],
  ['CP850, a code page of the Windows console', 'Señor', '5365a46f72'],
  ['CP850, a code page of the Windows console', 'naïve', '6e618b7665'],
])('%s: %s', (name, text, hex) => {
  expect(guess(bytesOf(hex))).toEqual({ name, text });
});

test.each([
  ['one byte that is no letter', 'ff'],
  ['two readings', '78208520'],
  ['a character that was cut', '636166c3'],
  ['Latin-1 letters that make no word', 'd0fed7f7'],
  ['what reads as controls', '61819d8f'],
  ['one Chinese character alone', 'd6d0'],
])('nothing is said of %s', (_, hex) => {
  expect(guess(bytesOf(hex))).toBeNull();
});

test('any bytes do, and chance rarely makes words', () => {
  let guessed = 0;
  const high = fc.array(fc.integer({ min: 0x80, max: 0xff }), { minLength: 4, maxLength: 40 });
  fc.assert(
    fc.property(high, (bytes) => {
      if (guess(Uint8Array.from(bytes)) !== null) guessed++;
    }),
    { numRuns: 1000, seed: 7 },
  );
  expect(guessed).toBeLessThan(5);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void guess(bytes)));
});

test('a long line costs no more than a short one', () => {
  const line = new Uint8Array(1_000_000).fill(0xe9);
  expect(likelyCodePage(line, 500_000)).toBeNull();
});
