import { SaveAnyway as SaveAnyway_2ee5448ccd0395d97c1891bd748c1c21 } from '../../../cms/views/save-anyway.client.tsx'
import { NoCardsNotice as NoCardsNotice_ff233c8ce86c86d16d068fd23935db7e } from '../../../cms/views/no-cards-notice.tsx'
import { CategoryUses as CategoryUses_194f1c26dd835f5b4dfc73304b68ae10 } from '../../../cms/views/menu-uses.tsx'
import { ItemUses as ItemUses_194f1c26dd835f5b4dfc73304b68ae10 } from '../../../cms/views/menu-uses.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ResumeLink as ResumeLink_c8594a9ef6208eeba25ffa5db76966b2 } from '../../../cms/views/resume-link.tsx'
import { SubscribersExport as SubscribersExport_46de2fa1ef9361688cd7c78eb1551887 } from '../../../cms/views/subscribers-export.tsx'
import { SpecialDayLabel as SpecialDayLabel_b01f0ae098492bc187ca3ef2dbdcf944 } from '../../../cms/views/special-day-label.client.tsx'
import { Nav as Nav_97636e0c377e9da810d22eda8194e88f } from '../../../cms/views/nav/nav.tsx'
import { Icon as Icon_cdd384bbd3db232932e8941f56c1c189 } from '../../../cms/views/look/icon.tsx'
import { Logo as Logo_3cec51aeade7d51c9909191613b82a64 } from '../../../cms/views/look/logo.tsx'
import { LoginWords as LoginWords_32081708ff3db8c930d80a3317624ece } from '../../../cms/views/look/login-words.tsx'
import { ContentCheck as ContentCheck_1208f2400545930d33a82d9c7616f5da } from '../../../cms/views/content-check.tsx'
import { Dashboard as Dashboard_f65cb69f023644160dc7da934e0fa715 } from '../../../cms/views/dashboard/dashboard.tsx'
import { GuestData as GuestData_ba6fe0f9df65274ba9456a959892575e } from '../../../cms/views/guest-data.tsx'
import { MenuCheck as MenuCheck_bcaef7273a7686027b0c561f001196f6 } from '../../../cms/views/menu-check.tsx'
import { Post as Post_e545faea50eda1c2e57ab37a511d2009 } from '../../../cms/views/post.tsx'
import { Reservations as Reservations_de0c4684aaa43d8ec6702ecfc89a3c01 } from '../../../cms/views/reservations/reservations.tsx'
import { SoldOut as SoldOut_655fa3a519f50d0c2b82a0a2ab9aa89a } from '../../../cms/views/sold-out/sold-out.tsx'
import { TableCards as TableCards_0b68f89b2ba7630ccef1b94535509aee } from '../../../cms/views/table-cards.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/views/save-anyway.client.tsx#SaveAnyway": SaveAnyway_2ee5448ccd0395d97c1891bd748c1c21,
  "/cms/views/no-cards-notice.tsx#NoCardsNotice": NoCardsNotice_ff233c8ce86c86d16d068fd23935db7e,
  "/cms/views/menu-uses.tsx#CategoryUses": CategoryUses_194f1c26dd835f5b4dfc73304b68ae10,
  "/cms/views/menu-uses.tsx#ItemUses": ItemUses_194f1c26dd835f5b4dfc73304b68ae10,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/views/resume-link.tsx#ResumeLink": ResumeLink_c8594a9ef6208eeba25ffa5db76966b2,
  "/cms/views/subscribers-export.tsx#SubscribersExport": SubscribersExport_46de2fa1ef9361688cd7c78eb1551887,
  "/cms/views/special-day-label.client.tsx#SpecialDayLabel": SpecialDayLabel_b01f0ae098492bc187ca3ef2dbdcf944,
  "/cms/views/nav/nav.tsx#Nav": Nav_97636e0c377e9da810d22eda8194e88f,
  "/cms/views/look/icon.tsx#Icon": Icon_cdd384bbd3db232932e8941f56c1c189,
  "/cms/views/look/logo.tsx#Logo": Logo_3cec51aeade7d51c9909191613b82a64,
  "/cms/views/look/login-words.tsx#LoginWords": LoginWords_32081708ff3db8c930d80a3317624ece,
  "/cms/views/content-check.tsx#ContentCheck": ContentCheck_1208f2400545930d33a82d9c7616f5da,
  "/cms/views/dashboard/dashboard.tsx#Dashboard": Dashboard_f65cb69f023644160dc7da934e0fa715,
  "/cms/views/guest-data.tsx#GuestData": GuestData_ba6fe0f9df65274ba9456a959892575e,
  "/cms/views/menu-check.tsx#MenuCheck": MenuCheck_bcaef7273a7686027b0c561f001196f6,
  "/cms/views/post.tsx#Post": Post_e545faea50eda1c2e57ab37a511d2009,
  "/cms/views/reservations/reservations.tsx#Reservations": Reservations_de0c4684aaa43d8ec6702ecfc89a3c01,
  "/cms/views/sold-out/sold-out.tsx#SoldOut": SoldOut_655fa3a519f50d0c2b82a0a2ab9aa89a,
  "/cms/views/table-cards.tsx#TableCards": TableCards_0b68f89b2ba7630ccef1b94535509aee,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
