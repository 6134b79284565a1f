import { z } from 'zod'

/** An empty variable counts as unset, as in a shell's `FOO= npm start`. */
const unset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(unset, z.string().optional())
const port = z.preprocess(unset, z.coerce.number().int().min(0).max(65535).default(3000))

const schema = z.object({
  NODE_ENV: z.preprocess(
    unset,
    z.enum(['development', 'production', 'test']).default('production'),
  ),
  PORT: port,
  PUBLIC_URL: z.preprocess(unset, z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: z.preprocess(unset, z.string().default('data')),
  DATABASE_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// (leave it empty for SQLite)')
      .optional(),
  ),
  TABLESIDE_SECRET: text,
  TRUSTED_PROXIES: z.preprocess(unset, z.string().default('')),
})

export type Env = ReturnType<typeof parseEnv>

/** Reads the settings of one process. Throws one error that lists every variable at fault. */
export function parseEnv(source: Record<string, string | undefined>) {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not usable:\n${lines.join('\n')}\nSee .env.example.`)
  }
  const values = parsed.data
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    /** Origin of every absolute URL, without a trailing slash. */
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    secret: values.TABLESIDE_SECRET,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((s) => s.trim())
      .filter(Boolean),
  }
}

export const env = parseEnv(process.env)
