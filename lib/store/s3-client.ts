/** Clients of S3-compatible stores. Loaded only by what uses one. Credentials come from the standard AWS variables. */
import { S3Client } from '@aws-sdk/client-s3'

/** The settings of a store. */
export interface S3Place {
  AWS_ENDPOINT_URL_S3?: string | undefined
  AWS_REGION?: string | undefined
}

const connectTimeoutMs = 2000
const silenceTimeoutMs = 4000
const attemptsMax = 2

/** @returns a client whose requests are repeated once, with time limits for connecting and for silence */
export function createS3Client({ AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region }: S3Place): S3Client {
  return new S3Client({
    ...(region && { region }),
    // Other stores than that of AWS are reached by one host name for all buckets.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attemptsMax,
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: silenceTimeoutMs },
  })
}

/** @returns the parts of `s3://BUCKET/PREFIX`; the prefix is '' or ends with a slash */
export function splitS3Url(url: string): { bucket: string; prefix: string } {
  const { hostname, pathname } = new URL(url)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  return { bucket: hostname, prefix: prefix === '' ? '' : `${prefix}/` }
}
