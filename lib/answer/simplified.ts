/**
 * Chinese in simplified characters, as far as someone in need or in passing writes it: enough to compare with a list of
 * words written once. It is never shown.
 */

/** Traditional and simplified by turns, only characters that stand in what is compared. */
const pairs =
  '殺杀結结樓楼輕轻傷伤藥药過过氣气壓压頭头暈晕沒没媽妈兒儿寶宝們们這这個个發发現现剛刚臉脸說说話话動动彈弹嚨咙腫肿緊紧難难悶闷誤误農农噴喷嘔呕應应親亲聲声爺爷邊边搶抢斷断腦脑風风燒烧觸触電电體体開开裡里幾几種种給给後后劇剧嚴严癲癫癇痫請请問问寫写學学習习診诊嗎吗誰谁麼么謝谢測测試试馬马門门鐘钟歲岁況况險险夠够還还讓让對对會会為为無无時时識识覺觉癥症於于檢检驗验評评價价與与關关係系療疗術术篩筛質质證证據据準准醫医師师護护劑剂溫温濕湿終终經经貝贝鄰邻葉叶淚泪戶户瘋疯顆颗隻只聯联絡络鹼碱洩泄塊块紐纽釦扣鈕钮痺痹攤摊癱瘫雙双腸肠顱颅藍蓝盡尽絕绝顧顾離离裏里來来內内熱热滅灭膚肤長长並并麗丽夢梦樣样國国縣县課课題题論论獻献總总較较變变預预響响單单實实導导範范義义類类讀读績绩歐欧嬰婴婦妇產产齡龄轉转進进達达際际線线驚惊屬属機机構构復复複复劃划標标濃浓鈣钙鉀钾鈉钠點点數数讚赞辦办幫帮訴诉兩两爾尔連连間间閉闭隨随東东漸渐煙烟車车嗆呛'

const simple = new Map(pairs.match(/../gu)?.map((pair) => [pair.charAt(0), pair.charAt(1)]))

export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simple.get(character) ?? character)
}
