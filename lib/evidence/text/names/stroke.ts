/**
 * Shorthand and everyday names of stroke, its treatment and bleeding in the brain, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const strokeAndBrainBleeds = `
last known well = lkw = last seen well = lsw = last seen normal
intraarterial treatment = iat = intra arterial treatment
thrombectomy = intraarterial treatment
thrombectomy > stent retriever > aspiration thrombectomy
stent retriever = stentriever
middle cerebral artery = mca
large core = large ischemic core = large infarct core = large infarct = large ischemic stroke
cryptogenic stroke = esus = embolic stroke of undetermined source
posterior circulation stroke = vertebrobasilar stroke
carotid stenosis = carotid artery stenosis = carotid disease
hemicraniectomy = decompressive craniectomy
intracranial atherosclerosis = icad = intracranial stenosis
hematoma expansion = hematoma growth
intraventricular hemorrhage = ivh
cerebral amyloid angiopathy = caa
hemorrhagic transformation = haemorrhagic transformation
ct perfusion = ctp = perfusion imaging
stroke: fast positive, befast, be fast positive, fast test positive, code stroke, stroke alert, stroke call
stroke: hyperacute stroke, big stroke, massive stroke, brain clot, brain infarct, major stroke, stroke unit patient
stroke: hemiparesis?, hemiplegia?, one sided weakness?, slurred speech?, facial droop and arm weakness
ischemic stroke: cerebral infarct, cerebral infarction, clot in the brain, brain infarction, ischaemic infarct
ischemic stroke: mca infarct, mca territory infarct, lacune, lacunar infarct, lacunar stroke
cryptogenic stroke: paradoxical embolus, paradoxical embolism, cryptogenic cva, unexplained stroke, crypto stroke
cryptogenic stroke: stroke of unknown cause, no cause found for the stroke, stroke no cause found
minor stroke: minor cva, little stroke, mild cva, nondisabling stroke, non disabling stroke, low nihss
transient ischemic attack: tias, tia clinic, amaurosis fugax, abcd2, mini strokes, hi risk tia, highrisk tia, ministrokes
large vessel occlusion: m2 occlusion, m1 clot, m1 occl, ica t occlusion, terminal ica, tandem occlusion, tandem lesion
large vessel occlusion: dense mca, hyperdense mca, proximal mca, prox mca, mca occlusion, mca clot, mca blocked
large vessel occlusion: anterior lvo, m1 blocked, big vessel blocked, mca m1, carotid t, ica terminus, m1 mca
anterior circulation: anterior circ, ant circ, ant circulation
thrombectomy: stent retrieval, stentretriever, pull clot, retrieve the clot, retrieving the clot, clot pulled out
thrombectomy: ir clot retrieval, mechanical clot retrieval, endovascular stroke treatment, endovascular stroke therapy
thrombectomy: clot retriever, mechanical retrieval, take the clot out of the brain, remove the clot from the brain
thrombectomy: pull out the clot, fish out the clot, fish the clot out, neurointervention, angio suite for clot
large core: low aspects, aspects 3, aspects 4, aspects 5, aspects 2, big core, large established infarct, big infarct
large core: established infarct, core 50, core 80, core over 50, core above 50, massive core, large stroke core
large core: stroke already on ct, established stroke on ct
mismatch: perfusion mismatch, core mismatch, clinical mismatch, salvageable brain, penumbra, tissue clock
last known well: late window, last seen ok, last seen fine, beyond 6 hours, beyond six hours
last known well: late presenting stroke
basilar artery occlusion: basilar is out, basilar out, basilar occl, basilar occluded, basilar blocked, blocked basilar
basilar artery occlusion: clot in the basilar, posterior circulation lvo, posterior lvo, vertebrobasilar occlusion
basilar artery occlusion: basilar thrombus, top of the basilar, basilar tip, basilar thrombosis
wake up stroke: woke with hemiparesis, woke with hemiplegia, woke with weak arm, woke with face droop, woke up weak
wake up stroke: woke up with face droop, woke up hemiplegic, woke up aphasic, stroke in his sleep, stroke in her sleep
wake up stroke: stroke during sleep, stroke in my sleep, stroke overnight, found on waking, stroke on waking
wake up stroke: no time of onset, time of onset unknown, unclear onset, unwitnessed onset, onset unclear, unknown time of onset
wake up stroke: dwi flair mismatch, flair negative, flair neg, flair normal, normal flair, dwi positive, woke up with stroke
wake up stroke: woke up one sided, wake up strokes
thrombolysis: clot busting jab, clot busting injection, clot buster jab, clot busting treatment, clot buster injection
thrombolysis: lyse him, lyse her, to lyse, clot dissolver, ivtpa, iv lysis, clotbuster, clotbusting, thrombolysed
tenecteplase: tenect, tenec, tnk bolus, single bolus clot buster
alteplase: altep, tpa bolus
stroke recovery: motor recovery, post stroke recovery, poststroke recovery, post stroke disability, stroke rehab
stroke recovery: recovery post stroke, recovery after stroke, recovery post cva, rehab after a stroke, recovering from a stroke
stroke recovery: walk again after stroke, walk again after his stroke, walk again after her stroke, post cva recovery
intracerebral hemorrhage: bleed on the brain, bleeding in the brain, bleed in the brain, bleed in his head, bleed in her head
intracerebral hemorrhage: hypertensive brain bleed, basal ganglia bleed, thalamic bleed, lobar bleed, lobar haemorrhage
intracerebral hemorrhage: deep bleed, ich bundle, bleed stroke, bleeding stroke, brain haemorrhage, spontaneous ich
intracerebral hemorrhage: bleed in the head, bleeding on the brain, stroke from a bleed, pontine bleed, cerebellar bleed
subarachnoid hemorrhage: coil the aneurysm, aneurysmal bleed, aneurysm bleed, burst brain aneurysm, aneurysm burst
delayed cerebral ischemia: vasospasm after sah, vasospasm post sah, spasm post sah
subdural hematoma: subdurals, chronic sdh, csdh drainage, mma embolisation
cerebral venous thrombosis: venous sinus clot, clot in the brain vein, sinus thrombosis, venous sinus thrombosis
carotid stenosis: tight carotid, blocked neck artery, furred neck artery, symptomatic carotid, carotid plaque, narrowed carotid
carotid endarterectomy: carotid surgery, carotid op, clean out the carotid, carotid operation
hemicraniectomy: skull flap off, take the skull off, malignant mca
hematoma expansion: bleed getting bigger, bleed expanding, haematoma expanding
modified rankin: mrs shift, mrs 0-2, rankin score, rankin shift, good functional outcome, functional independence
wake up stroke: dwi bright, flair dark, flair clean, dwi bright flair dark, woke with weakness, woke up with weakness
wake up stroke: woke with left weakness, woke with right weakness, woke weak down one side, woke with a dead arm
wake up stroke: found on the floor stroke, went to bed fine
stroke: aphasia?, dysphasia?, facial weakness?, hemianopia?, arm drift?, neglect?, hemisensory loss?
post stroke dysphagia = dysphagia after stroke
post stroke dysphagia: swallow after stroke, failed swallow after stroke, cant swallow since the stroke
thrombectomy: pulling the clot, clot pulled, clot out of the brain, pull that clot, thrombectomised
ischemic stroke: cerebellar infarct, posterior infarct, watershed infarct, pontine infarct, stroke from a clot
intracranial stenosis = intracranial atherosclerotic disease
transient ischemic attack: crescendo tia, stuttering tia, tia yesterday, a tia, had a tia
hemorrhagic transformation: bleed into the infarct, bleed into the stroke, infarct bled
cerebral amyloid angiopathy: microbleeds, amyloid angiopathy
carotid endarterectomy: cea
intracerebral hemorrhage: cerebral bleed, cerebral bleeding, cerebral haemorrhage, intracerebral bleed, intraparenchymal bleed, intracerebral haematoma, cerebral haematoma, burst vessel in the head, ganglionic bleed
subarachnoid hemorrhage: leaking brain aneurysm, leaking aneurysm in the brain
stroke: mouth drooping?, drooping mouth?, slurring words?, face and arm drop, sudden dysarthria?, weak down one side?, weak on one side?
transient ischemic attack: passing weakness, weakness that cleared, speech loss that cleared, amaurosis, transient aphasia
wake up stroke: awoke with hemiparesis, awoke with weakness, weak on waking, hemiparesis on waking, stroke on awakening
onset: last seen well, last known well, last seen normal
`
