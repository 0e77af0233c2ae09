import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import { ExternalLink } from '@/components/ui/external-link'
import { oxfordLevels } from '@/lib/shared/oxford-levels'
import type { StudyType } from '@/lib/shared/study-types'

const levelsAddress = 'https://www.cebm.ox.ac.uk/resources/levels-of-evidence/ocebm-levels-of-evidence'

/** What the study design can and cannot show, and the Oxford level at which it starts. Never a grade of certainty. */
export function EvidenceLevel({ studyType, messages }: { studyType: StudyType; messages: Messages }) {
  const { kind } = messages.article
  const { can, cannot } = kind.designs[studyType]
  const levels = oxfordLevels[studyType]
  const named = levels && [
    formatMessage(kind.treatment, { level: levels.treatment }),
    ...(levels.prognosis === null ? [] : [formatMessage(kind.prognosis, { level: levels.prognosis })]),
  ]
  return (
    <section aria-labelledby="evidence-kind" className="space-y-3">
      <h2 id="evidence-kind" className="font-semibold text-lg">
        {kind.heading}
      </h2>
      <p className="font-medium">{messages.studyTypes[studyType]}</p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div className="border-accent border-s-2 ps-3">
          <dt className="font-semibold text-sm">{kind.canShow}</dt>
          <dd>{can}</dd>
        </div>
        <div className="border-caution border-s-2 ps-3">
          <dt className="font-semibold text-sm">{kind.cannotShow}</dt>
          <dd>{cannot}</dd>
        </div>
      </dl>
      {named && (
        <p className="text-muted text-sm">
          {formatMessage(kind.levels, { levels: named.join(', ') })} {kind.caution}{' '}
          <ExternalLink href={levelsAddress} host="cebm.ox.ac.uk">
            {kind.source}
          </ExternalLink>
        </p>
      )}
    </section>
  )
}
