import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { detectEmergency } from '@/lib/answer/emergency/detect-emergency'

// Someone in danger must read whom to call before anything else.
describe('a medical emergency is detected', () => {
  for (const text of [
    'my chest hurts now',
    'I have crushing chest pain',
    "I can't breathe",
    'my son swallowed bleach',
    'my husband collapsed and is unresponsive',
    'I am having a stroke',
    '我胸痛，喘不过气',
    '我胸口好痛，喘不上气来',
    '我现在胸闷得厉害，呼吸困难怎么办',
    '我突然半边身体发麻，说话不清',
    '我爸突然倒地，叫不醒',
    '我妈妈嘴歪了，是不是中风了',
    '我儿子误服了洁厕灵',
    '我孩子吞了一颗纽扣电池，怎么办？',
    '我老公晕倒了，没有反应',
    '我女儿全身抽搐，口吐白沫',
    '我吃了海鲜，喉咙肿了，喘不过气',
    '我喝了农药',
    '我流血不止',
    '我胸痛要做什么检查',
    '我妈呼吸困难，需要降低药物剂量吗',
    '我爸有高血压病史，胸痛',
    '我妈有慢性心衰，现在喘不上气',
    '我咳血了',
    '我是心脏病患者，现在胸口很痛',
    '我是医生，现在胸口剧痛，透不过气',
    '旁边有人晕倒了，没有呼吸',
    '老婆产后在家突然大出血，怎么办',
    '宝宝被花生噎住了，怎么办',
    '突然胸口疼，喘不过气，救命',
    '他没有呼吸了，怎么办',
    '我被毒蛇咬了，全身发麻',
    '突发胸痛，喘不上气，怎么办',
    '我媽媽突然倒地，叫不醒',
    '我胸口很悶，喘不過氣',
    '我兒子誤服農藥',
    '我爺爺嘴角歪斜，說話不清',
    '我喉嚨腫了，沒法呼吸',
  ]) {
    test(text, () => assert.equal(detectEmergency(text)?.kind, 'medical'))
  }
})

describe('self-harm is detected', () => {
  for (const text of [
    'I want to kill myself',
    'i am suicidal',
    'I plan to end my life',
    '我不想活了',
    '我把一瓶安眠药都吃了',
    '不想活了',
    '真的好想死',
    '我想死',
    '我想自杀',
    '我要跳楼',
    '活着没意思，我想结束自己的生命',
    '我活不下去了',
    '我想伤害自己',
    '我想一死了之',
    '我最近总有自杀的念头',
    '我有轻生的想法，怎么办',
    '我割腕了',
    '我朋友说她想自杀，我该怎么办',
    '我女儿要跳楼',
    '我是抑郁症患者，我不想活了',
    '我有抑郁症，每天都不想活了',
    '我想自殺',
    '我要跳樓了',
    '我想結束自己的生命',
    '我想傷害自己',
  ]) {
    test(text, () => assert.equal(detectEmergency(text)?.kind, 'self-harm'))
  }
})

// A clinician's literature question on the same subject must not trigger the notice.
describe('no emergency is detected in', () => {
  for (const text of [
    'troponin timing in suspected MI',
    'Does clozapine reduce suicidal behaviour in schizophrenia?',
    'What is the evidence for adrenaline in anaphylaxis?',
    'Chest pain: is coronary CT better than functional testing?',
    'My patient with chest pain has a normal ECG, does a HEART score help?',
    'Activated charcoal in paracetamol overdose',
    '急性胸痛患者肌钙蛋白检测时机',
    '自杀风险评估量表的效度',
    '氯氮平能否降低精神分裂症患者的自杀行为？',
    '过敏性休克使用肾上腺素的证据是什么？',
    '急性胸痛：冠脉CT是否优于功能试验？',
    '我的患者胸痛，心电图正常，HEART 评分有用吗？',
    '我的病人呼吸困难，NT-proBNP 有鉴别价值吗',
    '我科收治一例突发胸痛的患者，首选什么检查？',
    '我们医院胸痛中心的流程该如何优化',
    '我国急性心肌梗死的发病率',
    '我想了解急性胸痛患者的分诊',
    '我想知道呼吸困难的常见病因',
    '我想死亡率应该是主要结局吧？',
    '我想自杀风险评估量表的信度如何',
    '我不想活检，有无创替代方法吗？',
    '我想问一下，窒息新生儿亚低温治疗的效果',
    '我有个问题，晕厥与癫痫发作如何鉴别',
    '我在急诊值班，来了一个胸痛病人，先查什么',
    '我在写一篇关于自杀干预的综述',
    '患者说“我不想活了”时应如何评估自杀风险',
    '患者反复表示想自杀，艾司氯胺酮有效吗',
    '有自杀意念的青少年使用 SSRI 的安全性',
    '青少年想自杀的危险因素有哪些',
    '对乙酰氨基酚过量时活性炭的作用',
    '有机磷农药中毒的阿托品剂量',
    '百草枯中毒的免疫抑制治疗',
    '儿童误服纽扣电池的处理指南',
    '儿童高热惊厥抽搐的处理',
    '成人院外心脏骤停昏迷后的目标体温管理',
    '上消化道大出血的输血阈值',
    '产后大出血使用氨甲环酸',
    '咯血的支气管动脉栓塞治疗',
    '缺血性卒中半边肢体无力的溶栓时间窗',
    '中风后说话不清的康复训练',
    '突发性呼吸困难的鉴别诊断',
    '慢性阻塞性肺疾病呼吸困难的阿片类药物',
    '孩子哮喘发作呼吸困难，沙丁胺醇的推荐剂量',
    '心绞痛患者雷诺嗪的疗效',
    '老人跌倒后意识模糊的影像学检查',
    '脓毒性休克的血管加压药选择',
    '我爸去年中风了，还需要长期吃阿司匹林吗',
    '我妈三年前得过心梗，他汀的目标值是多少',
    '术中突然大出血如何处理',
    '喉头水肿的雾化肾上腺素',
    '我正在准备关于溺水的讲座',
    '我的患者有自杀意念，首选什么药',
    '我有一位有自杀意念的患者',
    '我想了解有自杀想法的青少年',
    '我认为休克的诊断标准需要更新',
    '我觉得休克早期用去甲肾上腺素更好',
    '我用华法林时大出血的概率',
    '其他休克类型',
    '他克莫司中毒的表现',
    '癫痫发作的一线用药',
    '急性胸痛患者肌鈣蛋白檢測時機',
    '自殺風險評估量表的效度',
    '過敏性休克使用腎上腺素的證據',
    '有機磷農藥中毒的治療',
    '我的病人胸痛，該用哪個評分',
  ]) {
    test(text, () => assert.equal(detectEmergency(text), null))
  }
})

/** 641 messages in five languages, a third of them look-alikes. */
const messages: Record<string, string[]> = JSON.parse(readFileSync('tests/fixtures/emergencies.json', 'utf8'))

for (const [kind, texts] of Object.entries(messages))
  describe(`messages that call for ${kind === 'none' ? 'no notice' : `the ${kind} notice`}`, () => {
    for (const text of texts) test(text, () => assert.equal(detectEmergency(text)?.kind ?? 'none', kind))
  })

test('the notice is in the language of the danger', () => {
  assert.equal(detectEmergency('mon mari ne respire plus')?.language, 'fr')
  assert.equal(detectEmergency('ich bekomme keine Luft mehr')?.language, 'de')
  assert.equal(detectEmergency('me quiero morir')?.language, 'es')
})

test('danger is found at either end of a long text', () => {
  const pasted = 'The trial enrolled adults. '.repeat(2_000)
  assert.equal(
    detectEmergency(`my wife isn't breathing\n${'Lorem ipsum dolor sit amet. '.repeat(2_000)}`)?.kind,
    'medical',
  )
  assert.equal(detectEmergency(`${pasted}\nI want to kill myself`)?.kind, 'self-harm')
})
