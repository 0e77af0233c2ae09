/** Chinese and Japanese names: by a label, or by what follows them. */
import { createFinder, type Finder, type Match } from './pattern'

/** The surnames of nine in ten Chinese, without those that begin words of medicine more often than names (白, 水, 麻). */
const surnames =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文張劉陳楊趙黃吳孫羅鄭謝韓馮許蘇盧蔣賈葉閻鍾陸龍萬錢湯賀賴龔'

/** How the name of a disease or a state ends, whatever it begins with: 高血压, 黄疸, 马凡综合征, 石棉肺. */
const clinicalEnd =
  /[病症征癌瘤痛衰血塞颤肿疸疹斑障压糖脂酸钾钠钙龄炎肺肝肾心脑胃肠梗死伤热毒虫菌者人性型级期]$|^(?:高危|常规|康复|江苏|金葡|文献|方案|任何|高剂|何时|何种|易感|马凡|雷诺)/u

function hanNameLength({ part }: Match): number {
  return clinicalEnd.test(part) ? 0 : part.length
}

const surname = `(?:[${surnames}]|欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|慕容|皇甫|尉迟|令狐)`
const name = String.raw`${surname}\p{Script=Han}{1,2}`
const followedBySexOrAge = String.raw`(?=\s*[,，、（(]?\s*(?:男|女|\d{1,3}\s*岁))`

export const hanNameFinders: Finder[] = [
  createFinder(
    'name',
    String.raw`(?:姓名|患者名|氏名)\s*[:：]?\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,6})`,
  ),
  // "患者张伟，男，65岁", "王建国，男" at the head of a note.
  createFinder(
    'name',
    String.raw`(?:^|[\n。；;，,]|患者|病人)\s*[:：]?\s*(${name})${followedBySexOrAge}`,
    '',
    hanNameLength,
  ),
  // "刘女士", "张建国先生".
  createFinder(
    'name',
    String.raw`(?:^|[\n。；;，,、]|患者|病人)\s*(${surname}\p{Script=Han}{0,2}?)(?=先生|女士|小姐)`,
    '',
    hanNameLength,
  ),
  // "田中太郎様、68歳".
  createFinder(
    'name',
    String.raw`(?<!\p{Script=Han})(?!患者|お客)(\p{Script=Han}{2,5})(?:様|さん|氏)(?=[、,，\s]*\d{1,3}歳)`,
  ),
]
