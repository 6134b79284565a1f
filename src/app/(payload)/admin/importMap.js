import { LateChanges as LateChanges_f21e406b4b21f38f0948f57823a10ef1 } from '../../../cms/views/late-changes/late-changes.client.tsx'
import { FormErrors as FormErrors_c8ac76f72243a9a00f67d765c271c7b6 } from '../../../cms/views/form-errors/form-errors.client.tsx'
import { SearchPreview as SearchPreview_580a9468f48d7cadb0d7994e6ee30a1e } from '../../../cms/views/search-preview/search-preview.client.tsx'
import { PublicationPlans as PublicationPlans_82307f1463174ebba6093052d8b52c57 } from '../../../cms/views/publication-plans/publication-plans.tsx'
import { ChangedBy as ChangedBy_9ec601c3b0ffef5a2cc7bd97fd660369 } from '../../../cms/views/audit-log/changed-by.tsx'
import { CheckedPublishButton as CheckedPublishButton_de49826f8adb81277b29fc82d77ed417 } from '../../../cms/views/publish-check/publish-button.client.tsx'
import { VersionList as VersionList_6e0dad764db535db5b773210220f766b } from '../../../cms/views/audit-log/version-list.tsx'
import { VersionAuthor as VersionAuthor_5adca56d535d29294cb47d7a41973fc5 } from '../../../cms/views/audit-log/version-author.tsx'
import { NewDocument as NewDocument_2d881be392d1cc46667f5bc0b98c735a } from '../../../cms/views/new-document/new-document.tsx'
import { FocusField as FocusField_604ad19f3ff9f3e9dd321982687793ce } from '../../../cms/views/picture-focus/focus-field.client.tsx'
import { ReusableSliceUses as ReusableSliceUses_a4f8a3534e2415adb9d4b135c8b5b2f1 } from '../../../cms/views/reusable-slices/uses.tsx'
import { FollowedCell as FollowedCell_448871213d5dcb09a585d374ba63d891 } from '../../../cms/views/followed/followed.tsx'
import { Followed as Followed_448871213d5dcb09a585d374ba63d891 } from '../../../cms/views/followed/followed.tsx'
import { LastFollowedCell as LastFollowedCell_448871213d5dcb09a585d374ba63d891 } from '../../../cms/views/followed/followed.tsx'
import { LocationMissing as LocationMissing_f54649dc45bb519cf7239d075d937937 } from '../../../cms/views/location-missing/location-missing.tsx'
import { SaveAnyway as SaveAnyway_ccefd1bd9c2f83b7367d2694260a5a6b } from '../../../cms/views/fields/save-anyway.client.tsx'
import { PlaceOnMap as PlaceOnMap_de8280dc2c30e696915688a8797e867d } from '../../../cms/views/location-place/place-on-map.client.tsx'
import { WeekHours as WeekHours_7f290488f969596c2742a78434a010f8 } from '../../../cms/views/fields/week-hours.client.tsx'
import { TimeField as TimeField_fde49a98c127261d3e50ecff8d47ea29 } from '../../../cms/views/fields/time-field.client.tsx'
import { WeeklyHoursRowLabel as WeeklyHoursRowLabel_714a794a0d374af8ec0444e65341bcdb } from '../../../cms/views/fields/weekly-hours-row-label.client.tsx'
import { DayField as DayField_e7c4ace325f0dcd34693d179c04060e6 } from '../../../cms/views/fields/day-field.client.tsx'
import { SpecialDayRowLabel as SpecialDayRowLabel_8551988e13488ef6d71c927628412a63 } from '../../../cms/views/fields/special-day-row-label.client.tsx'
import { StaleSave as StaleSave_23fd5e79e6c3c20d91461208b27ca693 } from '../../../cms/views/fields/stale-save.client.tsx'
import { NoCardsNotice as NoCardsNotice_1b7b500aebcfac829677c211d1826356 } from '../../../cms/views/fields/no-cards-notice.tsx'
import { PeriodRowLabel as PeriodRowLabel_8136d2dee69efa0838ecffaf9ac2fb65 } from '../../../cms/views/fields/period-row-label.client.tsx'
import { PeriodDayRowLabel as PeriodDayRowLabel_8551988e13488ef6d71c927628412a63 } from '../../../cms/views/fields/special-day-row-label.client.tsx'
import { ClosureRowLabel as ClosureRowLabel_8551988e13488ef6d71c927628412a63 } from '../../../cms/views/fields/special-day-row-label.client.tsx'
import { FloorPlanField as FloorPlanField_54f81f127eab58aeb9064710ba9b6cf7 } from '../../../cms/views/floor-plan/floor-plan-field.client.tsx'
import { SetupLink as SetupLink_35899ab10b8170004113305f0cdfad00 } from '../../../cms/views/booking-setup/setup-link.tsx'
import { PasteLink as PasteLink_be432534f12157d4310bdb5977078629 } from '../../../cms/views/pasted-menu/paste-link.tsx'
import { CategoryUsages as CategoryUsages_91657985054c844b258b516a37fbcb0d } from '../../../cms/views/fields/menu-usages.tsx'
import { ItemUsages as ItemUsages_91657985054c844b258b516a37fbcb0d } from '../../../cms/views/fields/menu-usages.tsx'
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
import { AllergensDated as AllergensDated_1b6db02444079f2870a4f636c5ac408f } from '../../../cms/views/fields/allergens/allergens-dated.tsx'
import { SubmissionLink as SubmissionLink_045ca605b2708f3de490aff881f63c9e } from '../../../cms/views/fields/submission-link.tsx'
import { ResumeLink as ResumeLink_012849c0a7ac8c91e519172746a104f5 } from '../../../cms/views/fields/resume-link.tsx'
import { SubscribersExport as SubscribersExport_46de2fa1ef9361688cd7c78eb1551887 } from '../../../cms/views/subscribers-export.tsx'
import { StateCell as StateCell_1c286e95276817084d625272524dd45b } from '../../../cms/views/invitations/state-cell.tsx'
import { Invitation as Invitation_62466246ad9328fef60568840792e2db } from '../../../cms/views/invitations/invitation.tsx'
import { CurrentPassword as CurrentPassword_5ad7fa91e1a30214babf5107f6a6b013 } from '../../../cms/views/fields/current-password.client.tsx'
import { SecondStepCell as SecondStepCell_b53b740d1e1db181279c5b55130f96b0 } from '../../../cms/views/second-step/second-step-cell.tsx'
import { AccountPanel as AccountPanel_50ae183efc9aaadc90b30701a1fda6d7 } from '../../../cms/views/second-step/account-panel.tsx'
import { PinPanel as PinPanel_f3bd58b3d40c8cc9c27cf719de216ed0 } from '../../../cms/views/tablets/pin-panel.tsx'
import { LocationsCell as LocationsCell_08f57261920c7ec5b615996d96b14bba } from '../../../cms/views/invitations/locations-cell.tsx'
import { SignedInOn as SignedInOn_c2add5a15b6be991ed8be31a0fd2c6f5 } from '../../../cms/views/sessions/signed-in-on.tsx'
import { Invite as Invite_7c47d40fe880adcab3c858b2d31cb427 } from '../../../cms/views/invitations/invite.tsx'
import { Presets as Presets_fcd7722dba0b9864c952aa71083d3c2a } from '../../../cms/views/look/presets.client.tsx'
import { ColourField as ColourField_543f3c0b5f0b2b6f6f0e19ee20d89d33 } from '../../../cms/views/look/colour-field.client.tsx'
import { MovedTones as MovedTones_700a604318c66a047a53122078ebd455 } from '../../../cms/views/look/moved-tones.client.tsx'
import { FontField as FontField_ee2fcbba419a14c4d9054557a1fa8cbf } from '../../../cms/views/look/font-field.client.tsx'
import { Icons as Icons_cc0476358b73b703db9b3010403182b4 } from '../../../cms/views/look/icons.client.tsx'
import { ShortName as ShortName_5a7b6357dd6943122d4b8c3b5e5032a2 } from '../../../cms/views/words/short-name.tsx'
import { Sentences as Sentences_147b702a439aa2e344d9892b4cd9fcc4 } from '../../../cms/views/words/sentences.client.tsx'
import { SliceRowLabel as SliceRowLabel_f3cf566f408a564e327457a820d3520d } from '../../../cms/views/fields/slice-row-label.client.tsx'
import { ReusableSliceRowLabel as ReusableSliceRowLabel_fdc7399de0dcb0770642bb314865d352 } from '../../../cms/views/reusable-slices/row-label.client.tsx'
import { MomentField as MomentField_e7c4ace325f0dcd34693d179c04060e6 } from '../../../cms/views/fields/day-field.client.tsx'
import { Nav as Nav_97636e0c377e9da810d22eda8194e88f } from '../../../cms/views/nav/nav.tsx'
import { Icon as Icon_c887f99ef56cb25b903fd2b89c077fe5 } from '../../../cms/views/branding/icon.tsx'
import { Logo as Logo_7b017adfec88ef17b9cd54edc7421ef3 } from '../../../cms/views/branding/logo.tsx'
import { ChangePerson as ChangePerson_7cab55bc63d97d730bb7f012b494ca64 } from '../../../cms/views/tablets/change-person.tsx'
import { SessionGuard as SessionGuard_246c31e3a6e7217c08bbca6fd9580e98 } from '../../../cms/views/sessions/session-guard.client.tsx'
import { FormQuestions as FormQuestions_24bff3c73e6ce59f7349bdc4f71345d5 } from '../../../cms/views/late-changes/form-questions.client.tsx'
import { Applications as Applications_943d79caeb2bd158a4139d2dde2089fa } from '../../../cms/views/submissions/applications.tsx'
import { AuditLog as AuditLog_1fe1c6e590cf774a6f21dc16ce19a46f } from '../../../cms/views/audit-log/audit-log.tsx'
import { BookingSetup as BookingSetup_ab584a487de62a04844496c59c4289a4 } from '../../../cms/views/booking-setup/booking-setup.tsx'
import { BrokenLinks as BrokenLinks_ed84ab97315ef1ae5f851c38f84c0d5c } from '../../../cms/views/broken-links/broken-links.tsx'
import { ContentCheck as ContentCheck_fa3c2378a55db3e4e27856e8a01a7402 } from '../../../cms/views/content-check/content-check.tsx'
import { Dashboard as Dashboard_f65cb69f023644160dc7da934e0fa715 } from '../../../cms/views/dashboard/dashboard.tsx'
import { Enquiries as Enquiries_3e689768193da14af4f3a0db7717e4ff } from '../../../cms/views/submissions/enquiries.tsx'
import { Figures as Figures_c7274599c32437a1d257867073277e81 } from '../../../cms/views/figures/figures.tsx'
import { FindReplace as FindReplace_ec23a89c68bdeebe06b076365fd51fa3 } from '../../../cms/views/find-replace/find-replace.tsx'
import { OwnGroup as OwnGroup_533da2f391985eb6357493d66463fd79 } from '../../../cms/views/own-group/own-group.tsx'
import { GoingLive as GoingLive_f3046fd9062a59ee1f6fd12742511d54 } from '../../../cms/views/first-steps/going-live.tsx'
import { GuestData as GuestData_ca979faf35337f3cb0c78aa471171ee3 } from '../../../cms/views/guest-data/guest-data.tsx'
import { Guests as Guests_0399875b49b84b744e61567f42df2808 } from '../../../cms/views/guests/guests.tsx'
import { Imports as Imports_55be7b8368160af8911aac1a4ddd0591 } from '../../../cms/views/imports/imports.tsx'
import { Kitchen as Kitchen_b33edbf9741c9e03c43615d53082ea31 } from '../../../cms/views/kitchen/kitchen.tsx'
import { SignIn as SignIn_5d427bdd73b76c03536a32b0eb231c7a } from '../../../cms/views/sign-in/sign-in.tsx'
import { MenuCheck as MenuCheck_4a81f3e73805f1388e3e7da1805fcbf5 } from '../../../cms/views/menu-check/menu-check.tsx'
import { NewsCalendar as NewsCalendar_3cf4713609d5343c1bd5181197251ed8 } from '../../../cms/views/news-calendar/news-calendar.tsx'
import { Notices as Notices_7c0f2a35beabbe5cc2b9b70bca1f715c } from '../../../cms/views/notices/notices.tsx'
import { PastedMenu as PastedMenu_483e87713dabc53d5322900c3f942758 } from '../../../cms/views/pasted-menu/pasted-menu.tsx'
import { Pictures as Pictures_d4153b1596aabdb713a692e473c45167 } from '../../../cms/views/pictures/pictures.tsx'
import { Outbox as Outbox_f26e491f1a8163caf1583864ae0b4863 } from '../../../cms/views/outbox/outbox.tsx'
import { Paper as Paper_cb869ca809a9d4119e5ced1819345380 } from '../../../cms/views/paper/paper.tsx'
import { Reservations as Reservations_de0c4684aaa43d8ec6702ecfc89a3c01 } from '../../../cms/views/reservations/reservations.tsx'
import { SecondStepView as SecondStepView_dbaa34557214abcda99e3915e9928177 } from '../../../cms/views/second-step/view.tsx'
import { SoldOut as SoldOut_655fa3a519f50d0c2b82a0a2ab9aa89a } from '../../../cms/views/sold-out/sold-out.tsx'
import { System as System_ef549383c96fe601bc81f88948ace4cf } from '../../../cms/views/system/system.tsx'
import { Tonight as Tonight_68d400833ea71b76aedceb09e1d58bbe } from '../../../cms/views/tonight/tonight.tsx'
import { WholeMenu as WholeMenu_81b6cdfaf756bd8eb41419044399734c } from '../../../cms/views/menu-editing/whole/whole-menu.tsx'
import { Prices as Prices_b050c977a2b521a4ace538f7e80e1a8b } from '../../../cms/views/menu-editing/prices/prices.tsx'
import { WebsiteFigures as WebsiteFigures_09777c3398b7bc26afdf187e95619794 } from '../../../cms/views/website-figures/website-figures.tsx'
import { PinView as PinView_f2d262a995d78a00b57f51140bf09cd2 } from '../../../cms/views/tablets/pin.tsx'
import { Tablets as Tablets_80d3217a3ce3eddbed6eac6c9eac9137 } from '../../../cms/views/tablets/tablets.tsx'
import { TableCards as TableCards_0b68f89b2ba7630ccef1b94535509aee } from '../../../cms/views/table-cards.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/views/late-changes/late-changes.client.tsx#LateChanges": LateChanges_f21e406b4b21f38f0948f57823a10ef1,
  "/cms/views/form-errors/form-errors.client.tsx#FormErrors": FormErrors_c8ac76f72243a9a00f67d765c271c7b6,
  "/cms/views/search-preview/search-preview.client.tsx#SearchPreview": SearchPreview_580a9468f48d7cadb0d7994e6ee30a1e,
  "/cms/views/publication-plans/publication-plans.tsx#PublicationPlans": PublicationPlans_82307f1463174ebba6093052d8b52c57,
  "/cms/views/audit-log/changed-by.tsx#ChangedBy": ChangedBy_9ec601c3b0ffef5a2cc7bd97fd660369,
  "/cms/views/publish-check/publish-button.client.tsx#CheckedPublishButton": CheckedPublishButton_de49826f8adb81277b29fc82d77ed417,
  "/cms/views/audit-log/version-list.tsx#VersionList": VersionList_6e0dad764db535db5b773210220f766b,
  "/cms/views/audit-log/version-author.tsx#VersionAuthor": VersionAuthor_5adca56d535d29294cb47d7a41973fc5,
  "/cms/views/new-document/new-document.tsx#NewDocument": NewDocument_2d881be392d1cc46667f5bc0b98c735a,
  "/cms/views/picture-focus/focus-field.client.tsx#FocusField": FocusField_604ad19f3ff9f3e9dd321982687793ce,
  "/cms/views/reusable-slices/uses.tsx#ReusableSliceUses": ReusableSliceUses_a4f8a3534e2415adb9d4b135c8b5b2f1,
  "/cms/views/followed/followed.tsx#FollowedCell": FollowedCell_448871213d5dcb09a585d374ba63d891,
  "/cms/views/followed/followed.tsx#Followed": Followed_448871213d5dcb09a585d374ba63d891,
  "/cms/views/followed/followed.tsx#LastFollowedCell": LastFollowedCell_448871213d5dcb09a585d374ba63d891,
  "/cms/views/location-missing/location-missing.tsx#LocationMissing": LocationMissing_f54649dc45bb519cf7239d075d937937,
  "/cms/views/fields/save-anyway.client.tsx#SaveAnyway": SaveAnyway_ccefd1bd9c2f83b7367d2694260a5a6b,
  "/cms/views/location-place/place-on-map.client.tsx#PlaceOnMap": PlaceOnMap_de8280dc2c30e696915688a8797e867d,
  "/cms/views/fields/week-hours.client.tsx#WeekHours": WeekHours_7f290488f969596c2742a78434a010f8,
  "/cms/views/fields/time-field.client.tsx#TimeField": TimeField_fde49a98c127261d3e50ecff8d47ea29,
  "/cms/views/fields/weekly-hours-row-label.client.tsx#WeeklyHoursRowLabel": WeeklyHoursRowLabel_714a794a0d374af8ec0444e65341bcdb,
  "/cms/views/fields/day-field.client.tsx#DayField": DayField_e7c4ace325f0dcd34693d179c04060e6,
  "/cms/views/fields/special-day-row-label.client.tsx#SpecialDayRowLabel": SpecialDayRowLabel_8551988e13488ef6d71c927628412a63,
  "/cms/views/fields/stale-save.client.tsx#StaleSave": StaleSave_23fd5e79e6c3c20d91461208b27ca693,
  "/cms/views/fields/no-cards-notice.tsx#NoCardsNotice": NoCardsNotice_1b7b500aebcfac829677c211d1826356,
  "/cms/views/fields/period-row-label.client.tsx#PeriodRowLabel": PeriodRowLabel_8136d2dee69efa0838ecffaf9ac2fb65,
  "/cms/views/fields/special-day-row-label.client.tsx#PeriodDayRowLabel": PeriodDayRowLabel_8551988e13488ef6d71c927628412a63,
  "/cms/views/fields/special-day-row-label.client.tsx#ClosureRowLabel": ClosureRowLabel_8551988e13488ef6d71c927628412a63,
  "/cms/views/floor-plan/floor-plan-field.client.tsx#FloorPlanField": FloorPlanField_54f81f127eab58aeb9064710ba9b6cf7,
  "/cms/views/booking-setup/setup-link.tsx#SetupLink": SetupLink_35899ab10b8170004113305f0cdfad00,
  "/cms/views/pasted-menu/paste-link.tsx#PasteLink": PasteLink_be432534f12157d4310bdb5977078629,
  "/cms/views/fields/menu-usages.tsx#CategoryUsages": CategoryUsages_91657985054c844b258b516a37fbcb0d,
  "/cms/views/fields/menu-usages.tsx#ItemUsages": ItemUsages_91657985054c844b258b516a37fbcb0d,
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
  "/cms/views/fields/allergens/allergens-dated.tsx#AllergensDated": AllergensDated_1b6db02444079f2870a4f636c5ac408f,
  "/cms/views/fields/submission-link.tsx#SubmissionLink": SubmissionLink_045ca605b2708f3de490aff881f63c9e,
  "/cms/views/fields/resume-link.tsx#ResumeLink": ResumeLink_012849c0a7ac8c91e519172746a104f5,
  "/cms/views/subscribers-export.tsx#SubscribersExport": SubscribersExport_46de2fa1ef9361688cd7c78eb1551887,
  "/cms/views/invitations/state-cell.tsx#StateCell": StateCell_1c286e95276817084d625272524dd45b,
  "/cms/views/invitations/invitation.tsx#Invitation": Invitation_62466246ad9328fef60568840792e2db,
  "/cms/views/fields/current-password.client.tsx#CurrentPassword": CurrentPassword_5ad7fa91e1a30214babf5107f6a6b013,
  "/cms/views/second-step/second-step-cell.tsx#SecondStepCell": SecondStepCell_b53b740d1e1db181279c5b55130f96b0,
  "/cms/views/second-step/account-panel.tsx#AccountPanel": AccountPanel_50ae183efc9aaadc90b30701a1fda6d7,
  "/cms/views/tablets/pin-panel.tsx#PinPanel": PinPanel_f3bd58b3d40c8cc9c27cf719de216ed0,
  "/cms/views/invitations/locations-cell.tsx#LocationsCell": LocationsCell_08f57261920c7ec5b615996d96b14bba,
  "/cms/views/sessions/signed-in-on.tsx#SignedInOn": SignedInOn_c2add5a15b6be991ed8be31a0fd2c6f5,
  "/cms/views/invitations/invite.tsx#Invite": Invite_7c47d40fe880adcab3c858b2d31cb427,
  "/cms/views/look/presets.client.tsx#Presets": Presets_fcd7722dba0b9864c952aa71083d3c2a,
  "/cms/views/look/colour-field.client.tsx#ColourField": ColourField_543f3c0b5f0b2b6f6f0e19ee20d89d33,
  "/cms/views/look/moved-tones.client.tsx#MovedTones": MovedTones_700a604318c66a047a53122078ebd455,
  "/cms/views/look/font-field.client.tsx#FontField": FontField_ee2fcbba419a14c4d9054557a1fa8cbf,
  "/cms/views/look/icons.client.tsx#Icons": Icons_cc0476358b73b703db9b3010403182b4,
  "/cms/views/words/short-name.tsx#ShortName": ShortName_5a7b6357dd6943122d4b8c3b5e5032a2,
  "/cms/views/words/sentences.client.tsx#Sentences": Sentences_147b702a439aa2e344d9892b4cd9fcc4,
  "/cms/views/fields/slice-row-label.client.tsx#SliceRowLabel": SliceRowLabel_f3cf566f408a564e327457a820d3520d,
  "/cms/views/reusable-slices/row-label.client.tsx#ReusableSliceRowLabel": ReusableSliceRowLabel_fdc7399de0dcb0770642bb314865d352,
  "/cms/views/fields/day-field.client.tsx#MomentField": MomentField_e7c4ace325f0dcd34693d179c04060e6,
  "/cms/views/nav/nav.tsx#Nav": Nav_97636e0c377e9da810d22eda8194e88f,
  "/cms/views/branding/icon.tsx#Icon": Icon_c887f99ef56cb25b903fd2b89c077fe5,
  "/cms/views/branding/logo.tsx#Logo": Logo_7b017adfec88ef17b9cd54edc7421ef3,
  "/cms/views/tablets/change-person.tsx#ChangePerson": ChangePerson_7cab55bc63d97d730bb7f012b494ca64,
  "/cms/views/sessions/session-guard.client.tsx#SessionGuard": SessionGuard_246c31e3a6e7217c08bbca6fd9580e98,
  "/cms/views/late-changes/form-questions.client.tsx#FormQuestions": FormQuestions_24bff3c73e6ce59f7349bdc4f71345d5,
  "/cms/views/submissions/applications.tsx#Applications": Applications_943d79caeb2bd158a4139d2dde2089fa,
  "/cms/views/audit-log/audit-log.tsx#AuditLog": AuditLog_1fe1c6e590cf774a6f21dc16ce19a46f,
  "/cms/views/booking-setup/booking-setup.tsx#BookingSetup": BookingSetup_ab584a487de62a04844496c59c4289a4,
  "/cms/views/broken-links/broken-links.tsx#BrokenLinks": BrokenLinks_ed84ab97315ef1ae5f851c38f84c0d5c,
  "/cms/views/content-check/content-check.tsx#ContentCheck": ContentCheck_fa3c2378a55db3e4e27856e8a01a7402,
  "/cms/views/dashboard/dashboard.tsx#Dashboard": Dashboard_f65cb69f023644160dc7da934e0fa715,
  "/cms/views/submissions/enquiries.tsx#Enquiries": Enquiries_3e689768193da14af4f3a0db7717e4ff,
  "/cms/views/figures/figures.tsx#Figures": Figures_c7274599c32437a1d257867073277e81,
  "/cms/views/find-replace/find-replace.tsx#FindReplace": FindReplace_ec23a89c68bdeebe06b076365fd51fa3,
  "/cms/views/own-group/own-group.tsx#OwnGroup": OwnGroup_533da2f391985eb6357493d66463fd79,
  "/cms/views/first-steps/going-live.tsx#GoingLive": GoingLive_f3046fd9062a59ee1f6fd12742511d54,
  "/cms/views/guest-data/guest-data.tsx#GuestData": GuestData_ca979faf35337f3cb0c78aa471171ee3,
  "/cms/views/guests/guests.tsx#Guests": Guests_0399875b49b84b744e61567f42df2808,
  "/cms/views/imports/imports.tsx#Imports": Imports_55be7b8368160af8911aac1a4ddd0591,
  "/cms/views/kitchen/kitchen.tsx#Kitchen": Kitchen_b33edbf9741c9e03c43615d53082ea31,
  "/cms/views/sign-in/sign-in.tsx#SignIn": SignIn_5d427bdd73b76c03536a32b0eb231c7a,
  "/cms/views/menu-check/menu-check.tsx#MenuCheck": MenuCheck_4a81f3e73805f1388e3e7da1805fcbf5,
  "/cms/views/news-calendar/news-calendar.tsx#NewsCalendar": NewsCalendar_3cf4713609d5343c1bd5181197251ed8,
  "/cms/views/notices/notices.tsx#Notices": Notices_7c0f2a35beabbe5cc2b9b70bca1f715c,
  "/cms/views/pasted-menu/pasted-menu.tsx#PastedMenu": PastedMenu_483e87713dabc53d5322900c3f942758,
  "/cms/views/pictures/pictures.tsx#Pictures": Pictures_d4153b1596aabdb713a692e473c45167,
  "/cms/views/outbox/outbox.tsx#Outbox": Outbox_f26e491f1a8163caf1583864ae0b4863,
  "/cms/views/paper/paper.tsx#Paper": Paper_cb869ca809a9d4119e5ced1819345380,
  "/cms/views/reservations/reservations.tsx#Reservations": Reservations_de0c4684aaa43d8ec6702ecfc89a3c01,
  "/cms/views/second-step/view.tsx#SecondStepView": SecondStepView_dbaa34557214abcda99e3915e9928177,
  "/cms/views/sold-out/sold-out.tsx#SoldOut": SoldOut_655fa3a519f50d0c2b82a0a2ab9aa89a,
  "/cms/views/system/system.tsx#System": System_ef549383c96fe601bc81f88948ace4cf,
  "/cms/views/tonight/tonight.tsx#Tonight": Tonight_68d400833ea71b76aedceb09e1d58bbe,
  "/cms/views/menu-editing/whole/whole-menu.tsx#WholeMenu": WholeMenu_81b6cdfaf756bd8eb41419044399734c,
  "/cms/views/menu-editing/prices/prices.tsx#Prices": Prices_b050c977a2b521a4ace538f7e80e1a8b,
  "/cms/views/website-figures/website-figures.tsx#WebsiteFigures": WebsiteFigures_09777c3398b7bc26afdf187e95619794,
  "/cms/views/tablets/pin.tsx#PinView": PinView_f2d262a995d78a00b57f51140bf09cd2,
  "/cms/views/tablets/tablets.tsx#Tablets": Tablets_80d3217a3ce3eddbed6eac6c9eac9137,
  "/cms/views/table-cards.tsx#TableCards": TableCards_0b68f89b2ba7630ccef1b94535509aee,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
