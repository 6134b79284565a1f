import type { ImportField } from '../kind.ts'
import * as t from './messages.gen.ts'

/** Days with a column of their own, in the order of forms. */
export const DAY_COLUMNS = [
  { day: 'monday', label: t.monday },
  { day: 'tuesday', label: t.tuesday },
  { day: 'wednesday', label: t.wednesday },
  { day: 'thursday', label: t.thursday },
  { day: 'friday', label: t.friday },
  { day: 'saturday', label: t.saturday },
  { day: 'sunday', label: t.sunday },
] as const

/** Columns of web addresses by the field of a location that they fill. */
export const LINK_COLUMNS = [
  {
    name: 'reserveLink',
    label: t.reserveLink,
    aliases: ['reserve link', 'reservation link', 'reservation url', 'booking link', 'booking url'],
  },
  {
    name: 'orderLink',
    label: t.orderLink,
    aliases: [
      'order link',
      'order url',
      'online ordering',
      'pickup link',
      'pickup url',
      'takeout link',
    ],
  },
  { name: 'uberEats', label: t.uberEats, aliases: ['uber eats', 'ubereats', 'uber eats url'] },
  {
    name: 'skipTheDishes',
    label: t.skipTheDishes,
    aliases: ['skip the dishes', 'skipthedishes', 'skip', 'skip url'],
  },
  {
    name: 'externalCareersLink',
    label: t.careersLink,
    aliases: ['careers link', 'careers url', 'jobs link', 'jobs url'],
  },
  {
    name: 'groupBookingLink',
    label: t.groupBookingLink,
    aliases: ['group booking link', 'group booking url', 'events link', 'events url'],
  },
] as const

/** Columns of delivery partners that are rows of one list, by the value of their sign. */
export const PARTNER_COLUMNS = [
  { logo: 'doordash', name: 'DoorDash', aliases: ['doordash', 'door dash', 'doordash url'] },
  { logo: 'grubhub', name: 'Grubhub', aliases: ['grubhub', 'grub hub', 'grubhub url'] },
  { logo: 'favor', name: 'Favor', aliases: ['favor', 'favor delivery', 'favor url'] },
] as const

/** The fields of a location that a file can fill. */
export const locationFields = (): ImportField[] => [
  {
    name: 'id',
    label: t.id(),
    aliases: ['id', 'store id', 'location id', 'store number', 'code', 'uid'],
  },
  {
    ...{ name: 'title', label: t.name(), required: true },
    aliases: [
      'name',
      'title',
      'restaurant',
      'location',
      'restaurant name',
      'store name',
      'location name',
    ],
  },
  { name: 'uid', label: t.uid(), aliases: ['slug', 'name in the address', 'permalink', 'handle'] },
  { name: 'intro', label: t.intro(), aliases: ['introduction', 'intro', 'description', 'about'] },
  {
    ...{ name: 'address', label: t.address() },
    aliases: [
      'address',
      'street address',
      'street',
      'address 1',
      'address line 1',
      'address street',
    ],
  },
  { name: 'city', label: t.city(), aliases: ['city', 'town', 'locality', 'address city', 'ville'] },
  {
    ...{ name: 'province', label: t.province() },
    aliases: [
      'province',
      'state',
      'region',
      'province or state',
      'state province',
      'address province',
    ],
  },
  {
    ...{ name: 'postalCode', label: t.postalCode() },
    aliases: [
      'postal code',
      'postcode',
      'zip',
      'zip code',
      'postal',
      'code postal',
      'address postal code',
    ],
  },
  {
    ...{ name: 'phoneNumber', label: t.phone() },
    aliases: ['phone', 'telephone', 'phone number', 'tel', 'contact phone'],
  },
  {
    name: 'emailAddress',
    label: t.email(),
    aliases: ['email', 'email address', 'courriel'],
  },
  { name: 'latitude', label: t.latitude(), aliases: ['latitude', 'lat', 'geo latitude', 'y'] },
  {
    name: 'longitude',
    label: t.longitude(),
    aliases: ['longitude', 'lng', 'lon', 'long', 'geo longitude', 'x'],
  },
  {
    ...{ name: 'menuZone', label: t.menuZone(), exact: true },
    aliases: ['menu zone', 'zone', 'price zone', 'market'],
  },
  { name: 'timeZone', label: t.timeZone(), aliases: ['time zone', 'timezone', 'tz'] },
  {
    name: 'hours',
    label: t.hours(),
    aliases: ['hours', 'opening hours', 'business hours', 'horaires'],
  },
  ...DAY_COLUMNS.map(({ day, label }) => ({
    ...{ name: day, label: label(), exact: true },
    aliases: [day, day.slice(0, 3), `${day} hours`, `hours ${day}`, `hours.${day}`],
  })),
  ...LINK_COLUMNS.map(({ name, label, aliases }) => ({ name, label: label(), aliases })),
  ...PARTNER_COLUMNS.map(({ logo, name, aliases }) => ({ name: logo, label: name, aliases })),
  { name: 'jobUnit', label: t.jobUnit(), aliases: ['job unit', 'cost centre', 'cost center'] },
  { name: 'comingSoon', label: t.comingSoon(), aliases: ['coming soon', 'opening soon'] },
  { name: 'isFlagship', label: t.flagship(), aliases: ['flagship', 'is flagship'] },
]
