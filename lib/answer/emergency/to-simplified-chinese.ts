/**
 * Converts the traditional characters that occur in the emergency and small-talk patterns to simplified ones. The
 * result is only matched against patterns and never displayed.
 */

/** Alternating traditional and simplified characters; only those that occur in the patterns. */
const pairs =
  '殺杀結结樓楼輕轻傷伤藥药過过氣气壓压頭头暈晕沒没媽妈兒儿寶宝們们這这個个發发現现剛刚臉脸說说話话動动嚨咙腫肿緊紧難难悶闷誤误農农嘔呕應应親亲爺爷邊边斷断腦脑風风觸触電电體体開开幾几種种後后劇剧嚴严癲癫癇痫請请問问寫写學学習习診诊嗎吗誰谁麼么謝谢測测試试馬马門门險险會会為为無无時时識识覺觉檢检驗验評评價价療疗術术篩筛證证據据準准醫医師师護护劑剂經经貝贝鄰邻瘋疯顆颗隻只洩泄紐纽釦扣盡尽來来樣样國国課课題题論论獻献總总較较預预響响導导義义類类產产機机劃划標标點点辦办幫帮東东'

const simple = new Map(pairs.match(/../gu)?.map((pair) => [pair.charAt(0), pair.charAt(1)]))

export function toSimplifiedChinese(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simple.get(character) ?? character)
}
