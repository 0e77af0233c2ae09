import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dropSystemFiles, listFolderFiles } from '@/components/attachments/list-folder-files'
import { getDroppedItems } from '@/components/ui/file-drag'

/** Node has no file system entries; these imitate a browser's, a hundred children per call. */
function folder(name: string, children: FileSystemEntry[], isBroken = false): FileSystemEntry {
  const entry = {
    name,
    isDirectory: true,
    isFile: false,
    createReader: () => {
      let at = 0
      return {
        readEntries(done: (some: FileSystemEntry[]) => void, failed: () => void) {
          if (isBroken) return failed()
          at += 100
          done(children.slice(at - 100, at))
        },
      }
    },
  }
  return entry as unknown as FileSystemEntry
}

function file(name: string, isBroken = false): FileSystemEntry {
  const entry = {
    name,
    isDirectory: false,
    isFile: true,
    file: (done: (file: File) => void, failed: () => void) => (isBroken ? failed() : done(new File(['x'], name))),
  }
  return entry as unknown as FileSystemEntry
}

const namesIn = async (folders: FileSystemEntry[]) => (await listFolderFiles(folders)).map(({ name }) => name)

describe('a dropped folder', () => {
  test('yields all files of its subfolders too, in numeric order', async () => {
    const inner = folder('series', [file('IM10'), file('IM9')])
    assert.deepEqual(await namesIn([folder('study', [file('z.png'), inner, file('a.png')])]), [
      'a.png',
      'IM9',
      'IM10',
      'z.png',
    ])
  })

  test('of more than a hundred files is read completely, up to the limit', async () => {
    const slices = (count: number) => Array.from({ length: count }, (_, index) => file(`IM${index}`))
    assert.equal((await namesIn([folder('ct', slices(250))])).length, 250)
    assert.equal((await namesIn([folder('disc', slices(900))])).length, 500)
  })

  test('skips system files and unreadable entries', async () => {
    const odd = [
      file('.DS_Store'),
      file('Thumbs.db'),
      file('DICOMDIR'),
      file('gone.png', true),
      folder('locked', [], true),
    ]
    assert.deepEqual(await namesIn([folder('study', [...odd, file('a.png')])]), ['a.png'])
    assert.deepEqual(
      dropSystemFiles([new File([], '.DS_Store'), new File([], 'a.png')]).map(({ name }) => name),
      ['a.png'],
    )
  })
})

test('files and folders of a drop are distinguished during the drop', () => {
  const dropped = new File(['x'], 'a.png')
  const study = folder('study', [])
  const items = [
    { kind: 'file', webkitGetAsEntry: () => file('a.png'), getAsFile: () => dropped },
    { kind: 'file', webkitGetAsEntry: () => study, getAsFile: () => new File([], 'study') },
    { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null },
  ]
  // Node has no list of dropped items; the code under test only walks through it.
  assert.deepEqual(getDroppedItems({ items: items as unknown as DataTransferItemList }), {
    files: [dropped],
    folders: [study],
  })
})
