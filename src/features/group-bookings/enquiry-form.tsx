'use client'

import dynamic from 'next/dynamic'

/** The form for groups; fetched by pages that show it (decision 22). */
export const GroupEnquiryForm = dynamic(() =>
  import('./enquiry-form.client.tsx').then((module) => module.EnquiryForm),
)
