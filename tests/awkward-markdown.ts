/** Markdown as models really write it, each with something that can break while it arrives. Read by unit and browser tests. */
export const awkwardMarkdown: Record<string, string> = {
  'signs of doses and figures':
    'Give 5 µg/kg (~2 mg, about $5, not $10) if <18 y or >65 y; 5.5 ± 0.2 mmol/L, p < 0.001, 2 * 3 = 6, eGFR ≥ 30.',
  'a single tilde on both sides': 'From ~5 mg~ to ~10 mg a day, and ~~not~~ more.',
  'dollars on both sides': 'It costs $5 to $10 a day; $x$ is no formula here.',
  'emphasis that ends late':
    'A **strong claim with *stress inside* it** [1], _then_ `code with * signs` and ***both***.',
  'marks side by side and apart':
    'It fell by 37% [1][2], more than expected [3]. A range [0.65, 0.85] is no mark; [12] is unknown.',
  'a link in a sentence':
    'See [the trial registry (NCT03036124)](https://clinicaltrials.gov/study/NCT03036124) for more [1].',
  'an address without brackets': 'Open https://www.who.int/publications and read on.',
  'a table': `Before the table.

| Outcome | HR (95% CI) | Mark |
|:---|---:|---|
| Death | 0.82 (0.69 to 0.98) | [1] |
| **Worsening** heart failure | 0.70 (0.59–0.83) | [2] |

After it.`,
  'a list with a list inside': `Steps:

1. First, with a **bold** word
   - inside one
   - inside two [1]
2. Second

   its own paragraph
3. Third`,
  'a list right under a paragraph': `Three things matter:
- potassium
- eGFR < 30 mL/min
- age`,
  headings: `## 1. Effect

Words.

### Harms
More words right below.

# Not too loud`,
  code: `Search with this:

\`\`\`text
("heart failure"[MeSH]) AND dapagliflozin  # | not a table | [1]
\`\`\`

Then go on.`,
  'code in a list, and words right under code': `- Run this:

  \`\`\`sh
  echo "a | b" [1]
  \`\`\`

- then **that** [2]

\`\`\`json
{"a": [1]}
\`\`\`
Words right under it.`,
  'addresses with brackets and titles':
    'See [the entry](https://example.org/wiki/Foo_(bar)) and [the trial](https://example.org/a "its title") for more.',
  'a table whose cells hold its own sign': `**Table 1.** Results

| **Outcome** | *HR* |
| :--- | ---: |
| Stroke \\| TIA | \`0.9\` [1][2] |`,
  footnotes: `It fell[^1] and rose[^b].

[^1]: The first note [1].
[^b]: The second one.`,
  'a quotation': `> “First line of the quote”
> second line [1]

Said by the guideline.`,
  'a line under a paragraph': `Words above

---

Words below`,
  'tables without bars at their edges': `The outcomes were these:

Outcome | HR (95% CI) | Mark
--- | ---: | :-:
Death | 0.82 (0.69 to 0.98) | [1]
**Worsening** | 0.70 | [2]

And right under a line of words
药物 | 剂量
-|-
达格列净 | 10 mg

The end.`,
  'bars that are no table': `Bayes says this:

P(A|B) is not P(B|A), and |x| is never below 0.
a | b
is no table either; c | d
- nor is this | one

The probability of A given B, in short P(A|B), ends it.`,
  'words with a line under them': `What follows was found.

Main results
============

It fell [1].
---
Harms
and more of them
-----
> Quoted
> ---

1. One
   ===
2. Two`,
  'addresses that stand elsewhere': `See [the trial][dapa], [DELIVER][] and [dapa] for more [1].

- [the registry][Reg 1], [nothing][nowhere]

[dapa]: https://example.org/dapa "DAPA-HF, a trial"
[deliver]: https://example.org/deliver
[Reg 1]: <https://example.org/reg>

[Note]: this is a sentence and defines nothing.

[late]: https://example.org/late (its title)

Words end it.`,
  'tasks and hard breaks': `- [x] done
- [ ] open

Line one  
line two`,
  'escapes and entities': 'A \\*star\\* and \\[1\\] stay; &lt;18 y, 5 &micro;g, AT&T.',
  'HTML that is only text': 'Use <b>bold</b> at BP <90 mm Hg, x<y and <script>alert(1)</script> shows as it is.',
  Chinese:
    '达格列净可降低**心力衰竭恶化**或心血管死亡风险（HR 0.74，95% CI 0.65–0.85）[1]。\n\n- 每日一次 10 mg\n- eGFR ≥ 25',
  Arabic: 'يقلل **داباغليفلوزين** من الوفاة القلبية (HR 0.74) [1].',
}
