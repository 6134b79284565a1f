import type { Chapter } from '../requirement.ts'

export const validation: Chapter = {
  number: 2,
  title: 'Validation and business logic',
  requirements: [
    {
      id: '2.1.1',
      level: 1,
      subject: 'Documented: what input has to look like',
      written:
        '[Forms](../specification/forms.md), [HTTP interface](../specification/api.md) and its OpenAPI document, which is compared with the code.',
    },
    {
      id: '2.1.2',
      level: 2,
      subject: 'Documented: what has to agree with what',
      written:
        '[Booking engine](../specification/booking-engine.md), [forms](../specification/forms.md) and [content model](../specification/content-model.md).',
    },
    {
      id: '2.1.3',
      level: 2,
      subject: 'Documented: limits of what one and all may do',
      written:
        '[Numbers and timers](../specification/constants.md), [decision 66](../decisions/0066-limits-ask-before-they-refuse.md).',
    },
    { id: '2.2.1', level: 1, subject: 'Input is compared with what is expected' },
    { id: '2.2.2', level: 1, subject: 'The server checks, whatever the browser has checked' },
    { id: '2.2.3', level: 2, subject: 'Fields that belong together agree' },
    { id: '2.3.1', level: 1, subject: 'Steps are done in their order' },
    { id: '2.3.2', level: 2, subject: 'Limits of the business hold' },
    { id: '2.3.3', level: 2, subject: 'An operation is done as a whole or not at all' },
    { id: '2.3.4', level: 2, subject: 'A table or a seat is given once' },
    { id: '2.4.1', level: 2, subject: 'Programs do not use it up' },
  ],
}
