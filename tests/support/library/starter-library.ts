/**
 * Builds the starter library once for all suites of the process that import this file (first, before anything that
 * reads settings). They only read it; a suite that imports articles or changes settings prepares its own library.
 */
import '../data-folder'
import { prepareLibrary } from '@/lib/evidence/prepare-library'

prepareLibrary(() => {})
