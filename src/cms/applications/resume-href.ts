/** Address of an application's resume, for the staff who may read the application. */
export function resumeHref(application: number): string {
  return `/admin/api/resumes/download?application=${application}`
}
