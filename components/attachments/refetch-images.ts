import type { Question } from '@/components/conversation/conversation-reducer'

/** Fetches the images of a stored question as data URLs, so that they can be sent again. */
export async function refetchImages(question: Question): Promise<Question> {
  const images = await Promise.all(
    question.images.map(async (image) =>
      image.dataUrl.startsWith('data:') ? image : { ...image, dataUrl: await fetchDataUrl(image.dataUrl) },
    ),
  )
  return { ...question, images }
}

async function fetchDataUrl(url: string): Promise<string> {
  const image = await (await fetch(url, { credentials: 'same-origin' })).blob()
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', () => failed(reader.error))
    reader.readAsDataURL(image)
  })
}
