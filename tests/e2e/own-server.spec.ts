/**
 * Tests that change a server share one, in this order: a start of each own one would take as long as most of them
 * together.
 */
import { registerLibraryTests } from './library/library-tests'
import { stopLiterature, test } from './own-server'
import { registerOperatorTests } from './settings/operator-tests'
import { registerLiveTests } from './sources/live-tests'

test.describe('the library', registerLibraryTests)
test.describe('live search', registerLiveTests)
test.describe('the operator', registerOperatorTests)

test.afterAll(stopLiterature)
