import { z } from 'zod'
import { CONNECTIONS_PER_INSTANCE, MIN_CONNECTIONS_PER_INSTANCE } from '../postgres/pool-sizes.ts'

/** An empty variable counts as unset, as in a shell's `FOO= npm start`. */
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
const optionalText = z.preprocess(emptyToUndefined, z.string().optional())
const minutes = (otherwise: number) =>
  z.preprocess(emptyToUndefined, z.coerce.number().int().min(1).max(10_080).default(otherwise))
const months = (otherwise: number) =>
  z.preprocess(emptyToUndefined, z.coerce.number().int().min(1).max(1200).default(otherwise))
const days = (otherwise: number) =>
  z.preprocess(emptyToUndefined, z.coerce.number().int().min(1).max(3650).default(otherwise))
const postgresUrl = (hint: string) =>
  z.preprocess(
    emptyToUndefined,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, `must start with postgres:// (leave it empty ${hint})`)
      .optional(),
  )
const list = z.preprocess(emptyToUndefined, z.string().default('')).transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const optionalUrl = z.preprocess(emptyToUndefined, z.url({ protocol: /^https?$/ }).optional())
const otelExporter = z.preprocess(emptyToUndefined, z.enum(['otlp', 'none']).default('otlp'))

/** Every variable that the program reads. `.env.example` lists the same ones; a test compares. */
export const variables = z.object({
  NODE_ENV: z.preprocess(
    emptyToUndefined,
    z.enum(['development', 'production', 'test']).default('production'),
  ),
  PORT: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: optionalText,
  METRICS_PORT: z.preprocess(
    emptyToUndefined,
    z.coerce.number().int().min(1).max(65535).optional(),
  ),
  METRICS_HOST: z.preprocess(emptyToUndefined, z.string().default('127.0.0.1')),
  METRICS_TOKEN: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .min(32, 'must have at least 32 characters')
      .regex(/^\S*$/, 'must have no blanks')
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.preprocess(
    emptyToUndefined,
    z.literal('http/protobuf', 'must be http/protobuf').optional(),
  ),
  OTEL_SERVICE_NAME: z.preprocess(emptyToUndefined, z.string().default('tableside')),
  OTEL_RESOURCE_ATTRIBUTES: optionalText,
  OTEL_TRACES_EXPORTER: otelExporter,
  OTEL_LOGS_EXPORTER: otelExporter,
  OTEL_TRACES_SAMPLER: z.preprocess(
    emptyToUndefined,
    z
      .enum([
        ...(['always_on', 'always_off', 'traceidratio'] as const),
        ...(['parentbased_always_on', 'parentbased_always_off'] as const),
        'parentbased_traceidratio',
      ])
      .optional(),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    emptyToUndefined,
    z.coerce.number().min(0).max(1).optional(),
  ),
  PUBLIC_URL: z.preprocess(emptyToUndefined, z.url({ protocol: /^https?$/ }).optional()),
  HSTS_SUBDOMAINS: z.preprocess(emptyToUndefined, z.enum(['on', 'off']).default('on')),
  TRUSTED_PROXIES: list,
  DRAIN_SECONDS: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(300).optional()),
  LOG_LEVEL: z.preprocess(
    emptyToUndefined,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),

  DATA_DIR: z.preprocess(emptyToUndefined, z.string().default('data')),
  DATABASE_URL: postgresUrl('for SQLite'),
  DATABASE_DIRECT_URL: postgresUrl('without a pooler'),
  DATABASE_CONNECTIONS: z.preprocess(
    emptyToUndefined,
    z.coerce
      .number()
      .int()
      .min(MIN_CONNECTIONS_PER_INSTANCE)
      .max(1000)
      .default(CONNECTIONS_PER_INSTANCE),
  ),
  TABLESIDE_SECRET: z.preprocess(
    emptyToUndefined,
    z.string().min(32, 'must have at least 32 characters').optional(),
  ),
  TABLESIDE_SECRET_ACCEPTED: z.preprocess(
    emptyToUndefined,
    z.string().min(32, 'must have at least 32 characters').optional(),
  ),

  MEDIA_CACHE_DIR: optionalText,
  MEDIA_CACHE_MB: z.preprocess(
    emptyToUndefined,
    z.coerce.number().int().min(50).max(1_000_000).default(1024),
  ),
  MEDIA_CDN_URL: optionalUrl,

  REMEMBERED_PAGES_MINUTES: minutes(60),
  CDN_SECONDS: z.preprocess(
    emptyToUndefined,
    z.coerce.number().int().min(1).max(3600).default(300),
  ),
  OFFLINE_MENUS: z.preprocess(emptyToUndefined, z.enum(['on', 'off']).default('on')),

  ACCESSIBILITY_WIDGET_URL: optionalUrl,
  ACCESSIBILITY_WIDGET_ORIGINS: list,
  VISITOR_TRACKING_URL: optionalUrl,
  VISITOR_TRACKING_ORIGINS: list,

  BACKUP_DIR: optionalText,
  UPDATES_FEED_URL: optionalUrl,

  ADMIN_EMAIL: z.preprocess(emptyToUndefined, z.email().default('admin@example.com')),

  GEO_HEADERS: z.preprocess(
    emptyToUndefined,
    z.enum(['cloudflare', 'cloudfront', 'vercel']).optional(),
  ),
  GEO_DATABASE: optionalText,

  SMTP_URL: z.preprocess(emptyToUndefined, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.preprocess(emptyToUndefined, z.string().default('Restaurant <no-reply@localhost>')),

  GUESTS_KEPT_MONTHS: months(24),
  POST_KEPT_MONTHS: months(12),
  RESUMES_KEPT_DAYS: days(180),
  MAIL_KEPT_DAYS: days(30),
  CARDS_KEPT_DAYS: days(7),
  AUDIT_LOG_KEPT_DAYS: days(400).refine((kept) => kept >= 30, 'must be at least 30'),
  AUDIT_ORIGINS_KEPT_DAYS: days(90),
})
