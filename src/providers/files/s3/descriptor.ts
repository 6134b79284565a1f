import type { VendorDescriptor } from '../../vendor.ts'

/** A bucket of any service that speaks S3. */
export const s3 = {
  id: 's3',
  name: 'S3 bucket',
  settings: [
    {
      variables: ['S3_BUCKET'],
      unset: 'none: files lie in `DATA_DIR`',
      meaning: 'the bucket that media and resumes are kept in, see [bucket](operating/bucket.md)',
    },
    {
      variables: ['S3_ENDPOINT'],
      unset: 'AWS',
      meaning: 'address of another service that speaks S3',
    },
    { variables: ['S3_REGION'], unset: '`us-east-1`', meaning: 'region of the bucket' },
    {
      variables: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      unset: "the machine's own role at AWS",
      meaning: 'the key that may read, write, delete and list there',
    },
    {
      variables: ['S3_PREFIX'],
      unset: 'none',
      meaning: 'folder of the bucket that everything lies in',
    },
    {
      variables: ['S3_PATH_STYLE'],
      unset: 'off',
      meaning: "`on`: the bucket's name stands in the path and not in the host, as MinIO wants it",
    },
  ],
} as const satisfies VendorDescriptor
