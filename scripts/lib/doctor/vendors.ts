import { existsSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { OperatorError } from '#lib/process/operator-error.ts'
import { createCityDatabase } from '#providers/geolocation/city-database/adapter.ts'
import { isExternal, type VendorDescriptor } from '#providers/vendor.ts'
import { VENDORS } from '#providers/vendors.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'

/** Whether a vendor has settings that cannot be used, or some of them and not the ones that connect it. */
export async function checkVendors({
  env,
  variables,
}: Pick<Installation, 'env' | 'variables'>): Promise<Finding[]> {
  const findings: Finding[] = geolocationFindings(env)
  for (const [port, vendors] of Object.entries(VENDORS)) {
    for (const vendor of vendors.filter(isExternal)) {
      const faults = await faultsOf(port, vendor, variables)
      findings.push(...(faults.length > 0 ? faults : unconnected(vendor, variables)))
    }
  }
  return findings
}

/** Whether a city database of the operator's own can be read. */
function geolocationFindings({ geolocation: { database } }: Installation['env']): Finding[] {
  if (!database) return []
  try {
    createCityDatabase({ file: database })
    return []
  } catch (failure) {
    return [error(failure instanceof OperatorError ? failure.message : `GEO_DATABASE: ${failure}`)]
  }
}

/** What the start would refuse. */
async function faultsOf(
  port: string,
  { id, name }: VendorDescriptor,
  variables: NodeJS.Dict<string>,
): Promise<Finding[]> {
  const file = path.resolve('src/providers', port, id, 'env.ts')
  if (!existsSync(file)) return []
  const { variables: schema } = (await import(file)) as { variables: z.ZodType }
  const parsed = schema.safeParse(variables)
  if (parsed.success) return []
  return parsed.error.issues.map((issue) =>
    error(`${name} cannot be connected: ${issue.path.join('.')} ${issue.message}.`),
  )
}

function unconnected(
  { name, settings }: VendorDescriptor,
  variables: NodeJS.Dict<string>,
): Finding[] {
  const [account, ...others] = settings
  const missing = account?.variables.filter((variable) => !variables[variable]) ?? []
  const given = others
    .flatMap((setting) => setting.variables)
    // Addresses of simulators may stay, and are shared by vendors.
    .filter((variable) => variables[variable] && !variable.endsWith('_URL'))
  if (missing.length === 0 || given.length === 0) return []
  return [
    warning(`${given.join(', ')} set without ${missing.join(', ')}: ${name} is not connected.`),
  ]
}
