import path from 'node:path'
import type { z } from 'zod'
import { variables } from './lib/env/variables.ts'
import { MEDIA_CACHE_FOLDER } from './lib/media/cache-folder.ts'
import { OperatorError } from './lib/process/operator-error.ts'
import { acceptedSecretFile, readSecretFile, secretFile } from './lib/security/secret-files.ts'

/** Where backups are unless another folder is named: in the folder of the project, as those of `npm run backup`. */
export const BACKUP_FOLDER = 'backups'

/** The settings of one process. */
export type Env = ReturnType<typeof parseEnv>

type Source = Record<string, string | undefined>

/** Reads the settings of one process. Throws one error that lists every variable at fault. */
export function parseEnv(source: Source) {
  const values = parseWith(variables, source)
  if (values.METRICS_PORT === values.PORT)
    throw invalidSettingsError(['  METRICS_PORT: must be another port than PORT'])
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw invalidSettingsError(['  DATABASE_DIRECT_URL: needs DATABASE_URL, too'])
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = values
  // Several instances must share their secrets, so a file of one of them is not asked on Postgres.
  const secretIn = (file: string) => (databaseUrl ? undefined : readSecretFile(file))
  const secret = values.TABLESIDE_SECRET ?? secretIn(secretFile(dataDir))
  const keptSecret = secretIn(acceptedSecretFile(dataDir))
  // A rotation that was cut off has written down the old one twice.
  const acceptedSecret =
    values.TABLESIDE_SECRET_ACCEPTED ?? (keptSecret === secret ? undefined : keptSecret)
  if (acceptedSecret !== undefined && acceptedSecret === secret)
    throw invalidSettingsError([
      '  TABLESIDE_SECRET_ACCEPTED: must be another one than TABLESIDE_SECRET',
    ])
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    /** Address or name to listen on; undefined: every address of the machine. */
    host: values.HOST,
    /** Port that has the metrics and nothing else; undefined: there is none. */
    metricsPort: values.METRICS_PORT,
    /** Address of that port: this machine's own unless set, as it may have no token. */
    metricsHost: values.METRICS_HOST,
    /** Bearer token of the metrics; without it they are not served on the site's own port. */
    metricsToken: values.METRICS_TOKEN,
    /** Which signals are exported over OTLP; OpenTelemetry's SDK reads the other variables itself. Null without an endpoint. */
    telemetry: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          serviceName: values.OTEL_SERVICE_NAME,
          traces: values.OTEL_TRACES_EXPORTER === 'otlp',
          logs: values.OTEL_LOGS_EXPORTER === 'otlp',
        }
      : null,
    /** Origin of every absolute URL, without a trailing slash. */
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    /** Whether browsers are to use https alone for the site's subdomains, too. */
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    /** Addresses and networks (CIDR) whose `X-Forwarded-For` and CDN headers count. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Seconds for which connections are still taken after SIGTERM; instances of a fleet are one of several. */
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL ? 5 : 0),
    logLevel: values.LOG_LEVEL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    /** What holds for media that lie in a bucket. */
    remoteMedia: {
      /** Folder of the copies that the site serves. */
      cacheDir: values.MEDIA_CACHE_DIR ?? path.join(values.DATA_DIR, MEDIA_CACHE_FOLDER),
      cacheBytes: values.MEDIA_CACHE_MB * 1024 * 1024,
      /** Address of the folder of media at a CDN, without a trailing slash; undefined: the site serves them. */
      cdnUrl: values.MEDIA_CDN_URL?.replace(/\/+$/, ''),
    },
    /**
     * Folder in which administrators make backups. Null on Postgres unless it is set: there it is one that all instances
     * share, which nobody knows but the operator.
     */
    backupDir: values.BACKUP_DIR ?? (values.DATABASE_URL ? null : BACKUP_FOLDER),
    /** Address of a feed of releases, which is asked once a day; undefined: nobody is asked. */
    updatesFeed: values.UPDATES_FEED_URL,
    /** Postgres itself, where `databaseUrl` leads to a pooler. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** Most connections to Postgres that this process opens in all. */
    databaseConnections: values.DATABASE_CONNECTIONS,
    /** The secret that all others are derived from; undefined in a build, which needs none. */
    secret,
    /** Another one that what was signed before, or by other instances, may be signed with; it signs nothing. */
    acceptedSecret,
    /**
     * Minutes for which remembered pages go out after it was last known that they are current; after a
     * publish, and while the content system cannot be asked.
     */
    rememberedPagesMinutes: values.REMEMBERED_PAGES_MINUTES,
    /** Seconds for which a CDN may keep a page without asking. */
    cdnSeconds: values.CDN_SECONDS,
    /** Whether guests' browsers keep the menus that they opened; off, they forget what they kept. */
    offlineMenus: values.OFFLINE_MENUS === 'on' && values.NODE_ENV !== 'development',
    /** The two scripts of third parties, and the further origins that each of them may ask. */
    thirdParties: {
      accessibilityWidget: {
        src: values.ACCESSIBILITY_WIDGET_URL,
        origins: values.ACCESSIBILITY_WIDGET_ORIGINS,
      },
      visitorTracking: {
        src: values.VISITOR_TRACKING_URL,
        origins: values.VISITOR_TRACKING_ORIGINS,
      },
    },
    /** Email of the staff account that a first start makes. */
    adminEmail: values.ADMIN_EMAIL,
    geolocation: { headers: values.GEO_HEADERS, database: values.GEO_DATABASE },
    /**
     * Months for which guests' data is kept after the visit, and applications and enquiries; days for
     * which the file of an application is kept, for which the staff can read a mail that was sent, and
     * after which a card that vouched for a visit is let go; and for which the audit log is kept, and the
     * network addresses and devices in it.
     */
    retention: {
      guests: values.GUESTS_KEPT_MONTHS,
      post: values.POST_KEPT_MONTHS,
      resumeDays: values.RESUMES_KEPT_DAYS,
      mailDays: values.MAIL_KEPT_DAYS,
      cardDays: values.CARDS_KEPT_DAYS,
      auditLogDays: values.AUDIT_LOG_KEPT_DAYS,
      auditOriginDays: values.AUDIT_ORIGINS_KEPT_DAYS,
    },
    mail: { url: values.SMTP_URL, from: values.MAIL_FROM },
  }
}

function parseWith<T extends z.ZodType>(shape: T, source: Source): z.infer<T> {
  const parsed = shape.safeParse(source)
  if (parsed.success) return parsed.data
  throw invalidSettingsError(
    parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
  )
}

function invalidSettingsError(lines: string[]) {
  return new OperatorError(`These settings are not valid:\n${lines.join('\n')}\nSee .env.example.`)
}

/** The variables of one vendor, by the adapter's own schema (docs/adding-a-vendor.md). */
export function vendorEnv<T extends z.ZodType>(shape: T, source: Source = process.env): z.infer<T> {
  return parseWith(shape, source)
}

export const env = parseEnv(process.env)
