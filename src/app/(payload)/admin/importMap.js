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
import { ReservationsLink as ReservationsLink_3bb4a73d8572f62c334a87c110f44825 } from '../../../cms/views/reservations-link.tsx'
import { SoldOutLink as SoldOutLink_3d7fedadc38c538797041c7bacf4d23d } from '../../../cms/views/sold-out-link.tsx'
import { TableCardsLink as TableCardsLink_9fe59c500b7e9f5b1e098e3ccb0cd44b } from '../../../cms/views/table-cards-link.tsx'
import { PostLink as PostLink_d2b41f9d18ccebdbd7f10ceb813a335a } from '../../../cms/views/post-link.tsx'
import { GuestDataLink as GuestDataLink_9f65f148705b6638b75455a7c55c5b85 } from '../../../cms/views/guest-data-link.tsx'
import { ContentCheckLink as ContentCheckLink_ea83d451bafc2a9da49ffd2fdb6a46b7 } from '../../../cms/views/content-check-link.tsx'
import { MenuCheckLink as MenuCheckLink_8989389f16d0aa2682fdded00206a52f } from '../../../cms/views/menu-check-link.tsx'
import { PasswordNotice as PasswordNotice_98dff4ccd8202379839f8e5c47c71d51 } from '../../../cms/views/password-notice.tsx'
import { ReservationsCard as ReservationsCard_3bb4a73d8572f62c334a87c110f44825 } from '../../../cms/views/reservations-link.tsx'
import { SoldOutCard as SoldOutCard_3d7fedadc38c538797041c7bacf4d23d } from '../../../cms/views/sold-out-link.tsx'
import { ContentCheck as ContentCheck_1208f2400545930d33a82d9c7616f5da } from '../../../cms/views/content-check.tsx'
import { GuestData as GuestData_ba6fe0f9df65274ba9456a959892575e } from '../../../cms/views/guest-data.tsx'
import { MenuCheck as MenuCheck_bcaef7273a7686027b0c561f001196f6 } from '../../../cms/views/menu-check.tsx'
import { Post as Post_e545faea50eda1c2e57ab37a511d2009 } from '../../../cms/views/post.tsx'
import { Reservations as Reservations_de0c4684aaa43d8ec6702ecfc89a3c01 } from '../../../cms/views/reservations/reservations.tsx'
import { SoldOut as SoldOut_655fa3a519f50d0c2b82a0a2ab9aa89a } from '../../../cms/views/sold-out/sold-out.tsx'
import { TableCards as TableCards_0b68f89b2ba7630ccef1b94535509aee } from '../../../cms/views/table-cards.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
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
  "/cms/views/reservations-link.tsx#ReservationsLink": ReservationsLink_3bb4a73d8572f62c334a87c110f44825,
  "/cms/views/sold-out-link.tsx#SoldOutLink": SoldOutLink_3d7fedadc38c538797041c7bacf4d23d,
  "/cms/views/table-cards-link.tsx#TableCardsLink": TableCardsLink_9fe59c500b7e9f5b1e098e3ccb0cd44b,
  "/cms/views/post-link.tsx#PostLink": PostLink_d2b41f9d18ccebdbd7f10ceb813a335a,
  "/cms/views/guest-data-link.tsx#GuestDataLink": GuestDataLink_9f65f148705b6638b75455a7c55c5b85,
  "/cms/views/content-check-link.tsx#ContentCheckLink": ContentCheckLink_ea83d451bafc2a9da49ffd2fdb6a46b7,
  "/cms/views/menu-check-link.tsx#MenuCheckLink": MenuCheckLink_8989389f16d0aa2682fdded00206a52f,
  "/cms/views/password-notice.tsx#PasswordNotice": PasswordNotice_98dff4ccd8202379839f8e5c47c71d51,
  "/cms/views/reservations-link.tsx#ReservationsCard": ReservationsCard_3bb4a73d8572f62c334a87c110f44825,
  "/cms/views/sold-out-link.tsx#SoldOutCard": SoldOutCard_3d7fedadc38c538797041c7bacf4d23d,
  "/cms/views/content-check.tsx#ContentCheck": ContentCheck_1208f2400545930d33a82d9c7616f5da,
  "/cms/views/guest-data.tsx#GuestData": GuestData_ba6fe0f9df65274ba9456a959892575e,
  "/cms/views/menu-check.tsx#MenuCheck": MenuCheck_bcaef7273a7686027b0c561f001196f6,
  "/cms/views/post.tsx#Post": Post_e545faea50eda1c2e57ab37a511d2009,
  "/cms/views/reservations/reservations.tsx#Reservations": Reservations_de0c4684aaa43d8ec6702ecfc89a3c01,
  "/cms/views/sold-out/sold-out.tsx#SoldOut": SoldOut_655fa3a519f50d0c2b82a0a2ab9aa89a,
  "/cms/views/table-cards.tsx#TableCards": TableCards_0b68f89b2ba7630ccef1b94535509aee,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
